# Che cosa dicono le statistiche solo di questo gioco.

stats-role = { row-title } ({ $wins } su { $games })
