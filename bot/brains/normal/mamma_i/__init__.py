"""How it plays Mamma I.

`guess` says who has which secret, `imagined` tries out moves, `worth` counts what lies beside a
character, `lanes` says what the rows will come to, `chances` who will buy and who arrives first,
`outlook` turns all that into the chances to win, `plan` chooses the move that leaves the best ones,
and `brain` puts them together.
"""
