"""Everything that outlives the process, in SQLite or PostgreSQL."""
