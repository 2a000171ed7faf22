"""Mamma Mia!: the rules, records of games, and computer players."""
