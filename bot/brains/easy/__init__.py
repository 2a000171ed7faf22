"""The easy computer player: it forgets like a person, and plays plainly with what is left.

`fading` says how memories fade. In each family, `recall` picks what to remember of its events, and
`brain` lets the normal player, with less on its mind, play with that.
"""
