"""What outlives the program, in SQLite or PostgreSQL."""
