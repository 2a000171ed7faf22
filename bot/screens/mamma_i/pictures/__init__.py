"""The pictures of Mamma I: each is painted of its facts, and of nothing else."""
