"""Mamma Mia! and Mamma Mia! Plus: the oven that nobody may look into."""
