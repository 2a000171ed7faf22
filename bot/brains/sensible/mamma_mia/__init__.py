"""How it plays Mamma Mia! and Mamma Mia! Plus.

`memory` recalls what lies in the oven and where the other cards are, `odds` says how likely
missing cards still come, `forecast` opens the oven in the head, `turns` and `opening` choose a
move by it, and `brain` puts them together.
"""
