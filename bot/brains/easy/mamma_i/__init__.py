"""How the easy player plays Mamma I."""
