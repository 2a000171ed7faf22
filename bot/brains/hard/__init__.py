"""The hard computer player: it deals in its mind what it cannot see, and plays on from there."""
