"""The hard computer player: it rolls its best moves out in sampled worlds, and picks the best.

A world is a deal of the hidden cards that fits all the player has seen. A rollout makes a candidate
move in a world, and a playout goes on from there, with a fast policy for everybody.
"""
