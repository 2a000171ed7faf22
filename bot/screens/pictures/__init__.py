"""The pictures of the house, whatever is played."""
