"""What is kept of finished games: results, statistics and ratings, as pure functions."""
