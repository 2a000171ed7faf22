"""How the normal player plays Mamma Mia! and Mamma Mia! Plus.

`memory` keeps what has happened, `knowledge` is what follows for the oven and the unseen cards,
`odds` says how likely missing cards are to come, `forecast` predicts how the oven opens,
`evaluation` says what the orders in hand are worth, `turns` and `opening` rank the moves, and
`brain` puts them together.
"""
