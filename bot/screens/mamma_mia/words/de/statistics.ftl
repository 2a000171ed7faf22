# Was nur bei diesen Spielen in einer Statistik steht.

stats-best = 🧀 Die größte Pizza: *{ ORDER($order) }* mit { $size } Karten
