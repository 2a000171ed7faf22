# Was nur bei diesem Spiel in einer Statistik steht.

stats-role = { row-emoji } { row-name } ({ $wins } von { $games })
