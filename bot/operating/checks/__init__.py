"""What `mammamia doctor` looks at; nothing of it is changed."""
