"""How the hard player plays Mamma I.

A playout plays the turn to its end in the mind. `errand` is the table for that, in the small
numbers of `cards`; `matching` says what its rows set off, `ending` how a turn ends, and `making`
makes moves of the game there. The players there are quick: `hopes` counts points to come, `winning`
turns them into chances, `mind` says what a seat wishes for, `pulls` and `look` what a change of a
row does for that; `policy` weighs the options of a trick, and `playout` takes them.

`reading` follows a real game with the same eyes, and `odds` weighs the secrets by how well each
explains the moves. `worlds` deals the hidden cards, `rehearsal` plays a move out in a world,
`brain` puts them together, and `reason` says what to expect.
"""
