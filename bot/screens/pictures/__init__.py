"""The pictures that belong to no game."""
