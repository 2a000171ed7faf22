"""The easy computer player: it forgets like a person, and plays plainly with what is left.

`fading_memory` says how memories fade. In each family, `memory` picks what to remember of its
events, and `brain` lets the normal player, with simpler weights, play with that.
"""
