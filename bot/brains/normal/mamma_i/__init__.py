"""How the normal player plays Mamma I.

`guess` says who has which secret, `imagined` tries out moves, `worth` counts what lies beside a
character, `lanes` foresees the rows, `chances` foresees who buys and who arrives first, `outlook`
turns all that into the chance to win, `plan` picks the move with the best chance, and `brain` puts
them together.
"""
