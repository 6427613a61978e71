"""The speed of the house beside boardgame.io's server: `python -m benchmarks.house.compare`."""
