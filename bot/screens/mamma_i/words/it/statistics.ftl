# Che cosa dicono le statistiche solo di questo gioco.

stats-role = { row-emoji } { row-name } ({ $wins } su { $games })
