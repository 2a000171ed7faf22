"""How it plays Mamma I.

`guess` says who has which secret, `imagined` tries moves in the head, `worth` counts what lies
beside a character, `chances` says what the rows will come to, `outlook` makes of all that how
likely one wins, `plan` chooses the move after which that is likeliest, and `brain` puts them
together.
"""
