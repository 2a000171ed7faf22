"""What people read and may press, as plain values. Nothing here knows of Discord, or the time."""
