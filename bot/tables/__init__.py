"""The use cases at the tables: stored first, announced afterwards."""
