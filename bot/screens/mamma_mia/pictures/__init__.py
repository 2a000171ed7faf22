"""The pictures of Mamma Mia! and Plus, each painted from its facts alone."""
