"""The pictures of Mamma Mia! and Plus: each is painted of its facts, and of nothing else."""
