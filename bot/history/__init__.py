"""Results, statistics and ratings of finished games, as pure functions."""
