# Wie an einem Tisch gespielt wird, zur Auswahl.

option-memory-faithful = Wie am Tisch: nur die letzte Ansage bleibt
option-memory-open = Offen: alle Ansagen bleiben stehen
option-pace-slow = Gemütlich
option-pace-normal = Normal
option-pace-fast = Flott
option-pace-instant = Sofort
option-turn_time-off = Unbegrenzt
option-turn_time-1m = 1 Minute
option-turn_time-5m = 5 Minuten
option-turn_time-1h = 1 Stunde
option-turn_time-24h = 24 Stunden
