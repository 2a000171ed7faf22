# Befehle und Optionen, wie Discord sie auflistet: Namen aus höchstens 32 kleinen Buchstaben,
# Beschreibungen aus höchstens 100 Zeichen.

command-start-name = eröffnen
command-start-description = Eröffnet in diesem Kanal einen Tisch, an dem andere mitspielen können
command-join-name = mitspielen
command-join-description = Lässt dich am Tisch in diesem Kanal mitspielen, oder holt dich in dein Spiel zurück
command-leave-name = verlassen
command-leave-description = Verlässt den Tisch; im laufenden Spiel spielt ein Computer für dich weiter
command-begin-name = austeilen
command-begin-description = Tischleitung: teilt die Karten aus, und das Spiel beginnt
command-cancel-name = abbrechen
command-cancel-description = Tischleitung: bricht das Spiel an diesem Tisch nach einer Rückfrage ab
command-computer-name = computer
command-computer-description = Tischleitung: setzt einen Computer dazu, oder entfernt einen
command-skip-name = überspringen
command-skip-description = Überspringt das Warten: der Rest wird sofort erzählt
command-rematch-name = revanche
command-rematch-description = Revanche: eröffnet hier einen neuen Tisch mit denselben Leuten
command-bet-name = wetten
command-bet-description = Auf die Bestellung wetten, die alle sehen; sonst erfährt es niemand
command-hand-name = hand
command-hand-option-pictures-description = Von jetzt an mit Bildern oder ohne
command-hand-description = Zeigt dir deine Hand; sonst sieht sie niemand
command-table-name = tisch
command-table-description = Zeigt, was offen liegt: wer dran ist, Karten, wie es steht
command-rules-name = regeln
command-rules-description = Erklärt die Regeln, Thema für Thema
command-stats-name = statistik
command-stats-description = Zeigt, was du oder hier jemand anderes erspielt hat; sonst sieht es niemand
command-top-name = rangliste
command-top-description = Zeigt dir die Rangliste dieses Servers und deinen Platz; sonst sieht es niemand
command-top-option-game-description = Welches Spiel; ohne Angabe das, was in diesem Kanal gespielt wird
command-history-name = spiele
command-history-description = Zeigt dir deine letzten Spiele und wie sie liefen; sonst sieht es niemand
command-history-option-game_id-description = Welches beendete Spiel; ohne Angabe alle deine letzten
command-record-name = protokoll
command-record-description = Gibt dir das Protokoll eines beendeten Spiels als Datei
command-settings-name = einstellungen
command-settings-description = Zeigt oder ändert, was auf diesem Server gilt, etwa womit neue Tische anfangen

## Optionen

option-game-name = spiel
option-game-description = Welches Spiel
option-computers-name = computer
option-computers-description = Wie viele Computer mitspielen
option-remove-name = entfernen
option-remove-description = Entfernt stattdessen einen Computer
option-table-name = tisch
option-table-description = Welcher deiner Tische, wenn es mehrere sind
option-thread-name = thread
option-thread-description = In einem eigenen Thread spielen; dieser Kanal erfährt, wie es ausging
option-guess-name = tipp
option-guess-description = Was aus der Bestellung wird
option-topic-name = thema
option-topic-description = Was du wissen möchtest
option-player-name = person
option-player-description = Von wem; ohne Angabe von dir selbst
option-game_id-name = spielnummer
option-game_id-description = Welches beendete Spiel; ohne Angabe das letzte
