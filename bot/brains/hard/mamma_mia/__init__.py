"""How the hard player plays Mamma Mia! and Mamma Mia! Plus.

`ledger` knows what the player has seen, `worlds` deals the rest so that it fits. `kitchen` is a
quick table, made of `dishes` and multisets `packed` into numbers, at which a `crew` plays on and
settles its orders (`settling`). `rehearsal` makes a move in a world and plays on from there,
`expecting` sums up what came of it, as a `reason`, and `brain` puts it all together.
"""
