"""The operator's commands, beside `run` itself."""
