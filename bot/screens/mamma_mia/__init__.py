"""Mamma Mia! and Mamma Mia! Plus, as they are seen and played."""
