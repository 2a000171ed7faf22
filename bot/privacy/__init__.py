"""What is stored about a user: to show, to export, and to forget."""
