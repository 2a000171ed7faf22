"""The hard computer player: it deals hidden cards in its mind, and plays on from there."""
