# Che cosa dicono le statistiche solo di questi giochi.

stats-best = 🧀 La pizza più grande: *{ ORDER($order) }*, di { $size } carte
