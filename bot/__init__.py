"""Mamma Mia! on Discord: the rules, the computer players, the host."""
