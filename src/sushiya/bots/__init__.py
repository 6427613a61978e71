"""Those who play without being people: what a bot is, the bots of the house, and matches between them."""
