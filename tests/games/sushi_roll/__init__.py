"""Tests of Sushi Roll, one file per theme, each test citing the rules it is about."""
