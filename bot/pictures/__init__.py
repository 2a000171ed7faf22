"""The kit that all games draw with. Pure: facts in, bytes out."""
