"""How the normal player plays Mamma I, and what the hard one does alike.

`inference` says who probably has which secret. Moves are tried out at a `fast_table`, with cards
`packed` into numbers, and `matches` says what they set off there. `rows` forecasts the rows, and
`forecast` the sale and the arrival; `points` counts what lies beside the characters. `evaluation`
turns all that into the chance to win, `planner` ranks the moves by it, and `brain` puts everything
together.
"""
