"""Mamma Mia! and its kin: the rules, computer players, and the bot on Discord."""
