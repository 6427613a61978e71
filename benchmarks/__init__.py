"""Speed, side by side with a peer. `make bench` runs `engine.py`: one table, and the same as JSON and as a plot."""
