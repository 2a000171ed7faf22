"""How the host fares, in figures, for whoever runs it."""
