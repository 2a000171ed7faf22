# Wie an einem Tisch gespielt wird, zur Auswahl.

option-memory-name = gedächtnis
option-memory-description = Ob alte Züge im Kanal stehen bleiben
option-pace-name = tempo
option-pace-description = Wie schnell erzählt wird, etwa was aus dem Ofen kommt
option-turn_time-name = bedenkzeit
option-turn_time-description = Wie lange ein Zug dauern darf, bevor ein Computer ihn macht
option-pictures-name = bilder
option-pictures-description = Ob der Kanal Bilder zeigt
option-bets-name = wetten
option-bets-description = Ob alle darauf wetten dürfen, was gebacken wird
option-hints-name = ratschläge
option-hints-description = Ob man fragen darf, was ein starker Computer tun würde
option-strength-name = stärke
option-strength-description = Wie gut die Computer spielen: Leicht ist vergesslich, Schwer denkt voraus
option-ranking-name = rangliste
option-ranking-description = Ob dieser Server eine Rangliste hat
option-language-name = sprache
option-language-description = Die Sprache des Kanals; deine Hand liest du in deiner eigenen

command-settings-option-memory-description = Ob alte Züge stehen bleiben, wenn für einen Tisch nichts anderes gewählt wird
command-settings-option-pace-description = Wie schnell erzählt wird, wenn für einen Tisch nichts anderes gewählt wird
command-settings-option-turn_time-description = Wie lange ein Zug dauern darf, wenn für einen Tisch nichts anderes gewählt wird
command-settings-option-pictures-description = Ob Bilder gezeigt werden, wenn für einen Tisch nichts anderes gewählt wird

command-settings-option-hints-description = Ob es Ratschläge gibt, wenn für einen Tisch nichts anderes gewählt wird
command-settings-option-strength-description = Wie gut die Computer spielen, wenn für einen Tisch nichts anderes gewählt wird
command-settings-option-language-description = Die Sprache der Kanäle, wenn für einen Tisch nichts anderes gewählt wird
command-settings-option-bets-description = Ob alle wetten dürfen, wenn für einen Tisch nichts anderes gewählt wird

option-memory-faithful = Wie am Tisch: nur der letzte Zug bleibt
option-memory-open = Offen: alle Züge bleiben stehen
option-pace-slow = Gemütlich
option-pace-normal = Normal
option-pace-fast = Flott
option-pace-instant = Sofort
option-turn_time-off = Unbegrenzt
option-turn_time-1m = 1 Minute
option-turn_time-5m = 5 Minuten
option-turn_time-1h = 1 Stunde
option-turn_time-24h = 24 Stunden
option-pictures-on = Mit Bildern
option-pictures-off = Ohne Bilder
option-bets-on = Mit Wetten
option-bets-off = Ohne Wetten
option-hints-on = Mit Ratschlägen
option-hints-off = Ohne Ratschläge
option-strength-easy = Leicht (vergisst)
option-strength-normal = Normal (merkt sich alles)
option-strength-hard = Schwer (denkt voraus)
option-ranking-on = Mit Rangliste
option-ranking-off = Ohne Rangliste

# Eine der Abmachungen eines Tisches; $setting ist, was gilt, $value dasselbe unübersetzt.
lobby-term =
    { $term ->
        [pace] Tempo: { $setting }
        [turn_time] Bedenkzeit: { $setting }
        [bets] { $value ->
            [off] { $setting }
           *[other] { "" }
        }
        [hints] { $value ->
            [off] { $setting }
           *[other] { "" }
        }
        [language] { "" }
        [strength] { $value ->
            [normal] { "" }
           *[other] Neue Computer: { $setting }
        }
        [pictures] { $value ->
            [off] { $setting }
           *[other] { "" }
        }
       *[other] { $setting }
    }
