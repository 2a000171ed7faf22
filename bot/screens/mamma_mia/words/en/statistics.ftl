# What somebody’s statistics say of these games alone.

stats-best = 🧀 Biggest pizza: *{ ORDER($order) }*, with { $size } cards
