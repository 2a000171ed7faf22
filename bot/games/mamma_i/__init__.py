"""Mamma I: a family goes shopping for dinner, and every player has a secret favourite."""
