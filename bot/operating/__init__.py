"""The commands of those who run a host, beside `run` itself."""
