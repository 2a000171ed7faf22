"""Computer players: they see what a player sees, and answer with a move."""
