"""How the hard player plays Mamma Mia! and Mamma Mia! Plus.

`knowledge` is what the player has seen, and `worlds` samples deals that fit it. `rollouts` makes a
candidate move in a world; a `playout` plays the round to its end there, by a `policy`. It all
happens at a `fast_table` with `fast_orders` and multisets `packed` into numbers. `explanation`
sums up what came of a move, as a `reason`, and `brain` puts everything together.
"""
