"""`mammamia replay`: records are played through the rules and told, or judged."""
