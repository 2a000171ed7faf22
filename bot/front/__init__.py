"""The bot on Discord."""
