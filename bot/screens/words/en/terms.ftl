# The terms of a table, as they may be chosen.

option-memory-faithful = Faithful: only the latest play stays
option-memory-open = Open: all announcements stay
option-pace-slow = Slow
option-pace-normal = Normal
option-pace-fast = Fast
option-pace-instant = Instant
option-turn_time-off = No limit
option-turn_time-1m = 1 minute
option-turn_time-5m = 5 minutes
option-turn_time-1h = 1 hour
option-turn_time-24h = 24 hours
