"""Tournaments between bots, with statistics one can trust.

An `Order` (order.py) says who plays what, the schedule (schedule.py) which match has which number, runners (runners.py)
play the numbers, a folder (folder.py) keeps the results and the summary (summary.py) tells what they mean.
`tournament.py` puts these together; read it first. The page that ranks the bots (ranking.py) shows what is kept of its
tournaments (figures.py), and knows which bots play differently now (fingerprint.py). Ratings, plots and Ray are
imported when they are needed.
"""
