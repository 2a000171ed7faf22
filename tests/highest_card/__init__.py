"""A toy family of games, in one folder: three cards each, everybody lays one, the highest wins."""
