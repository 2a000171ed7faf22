"""Everything people read and press, as plain values that know neither Discord nor the time."""
