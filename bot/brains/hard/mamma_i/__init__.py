"""How the hard player plays Mamma I.

It shares the fast table, forecasts of rows and points, and the candidates with the normal player.
`inference` says how well each secret explains a player's moves, and `odds` how likely it is then.
`rollouts` makes a candidate move in one of the `worlds`; a `playout` plays the turn to its end
there (`turn_end`), by a `policy`. The policy goes by what a change is worth to a seat: of a row
(`row_worths`), or beside the family (`evaluation`), in `points` and `chances` to win. `brain` puts
everything together, with a `reason`.
"""
