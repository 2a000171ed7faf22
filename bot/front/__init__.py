"""What people see and do at Discord."""
