"""The referee of one live match: who sits where, whose turn it is, what everybody may know. No network, no disk."""
