"""How it plays Mamma I."""
