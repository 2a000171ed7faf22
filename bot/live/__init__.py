"""The tables in use: one object each, with everything that this process knows of it."""
