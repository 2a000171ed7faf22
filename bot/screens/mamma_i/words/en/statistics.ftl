# What somebody’s statistics say of this game alone.

stats-role = { row-title } ({ $wins } of { $games })
