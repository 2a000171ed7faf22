"""How the normal player plays Mamma Mia! and Mamma Mia! Plus.

`diary` notes what happens, `memory` recalls what lies in the oven and where the other cards are,
`odds` says how likely missing cards are to come, `forecast` opens the oven in the mind, `prospects`
looks at the orders in hand, `turns` and `opening` choose a move, and `brain` puts them together.
"""
