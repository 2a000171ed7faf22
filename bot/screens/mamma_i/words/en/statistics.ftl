# What somebody’s statistics say of this game alone.

stats-role = { row-emoji } { row-name } ({ $wins } of { $games })
