"""What people read and may press, as plain values. Nobody here knows Discord, or the time."""
