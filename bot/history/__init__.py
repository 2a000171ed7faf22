"""Finished games: results, statistics, ratings and records."""
