# Was nur bei diesem Spiel in einer Statistik steht.

stats-role = { row-title } ({ $wins } von { $games })
