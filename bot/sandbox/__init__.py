"""A small Discord on this machine, to develop, play and test against."""
