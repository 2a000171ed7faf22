"""Mamma I on Discord: what its tables look like, and what its players may press."""
