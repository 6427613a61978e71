"""Thinking ahead in compiled code, for either game."""
