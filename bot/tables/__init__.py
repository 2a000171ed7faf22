"""The tables: what people can do there, kept first and announced then."""
