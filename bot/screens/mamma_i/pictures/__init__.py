"""The pictures of Mamma I, each painted from its facts alone."""
