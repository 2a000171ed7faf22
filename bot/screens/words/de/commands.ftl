# Befehle und Optionen, wie Discord sie auflistet: Namen aus höchstens 32 kleinen Buchstaben,
# Beschreibungen aus höchstens 100 Zeichen.

command-mammamia-description = Mamma Mia! und Mamma Mia! Plus spielen

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
command-play-name = legen
command-play-description = Dein Zug: Zutaten in den Ofen legen, vielleicht eine Bestellung, dann ziehen
command-pass-name = passen
command-pass-description = Passt, wenn du keine Zutat auf der Hand hast: du ziehst nur
command-bake-name = backen
command-bake-description = Bäckt deine Bestellung, die aus dem Ofen gekommen ist
command-decline-name = verzichten
command-decline-description = Verzichtet aufs Backen: deine Bestellung geht zurück zum Kellner
command-ask-name = bitten
command-ask-description = Plus: bittet um Hilfe, um Karten, die deiner Bestellung fehlen
command-assist-name = helfen
command-assist-description = Plus: sagt, ob du hilfst, wenn du um Karten gebeten wirst
command-hand-name = hand
command-hand-description = Zeigt dir deine Hand; sonst sieht sie niemand
command-table-name = tisch
command-table-description = Zeigt, was offen liegt: Runde, Zug, Bestellungen, Kartenzahlen
command-rules-name = regeln
command-rules-description = Erklärt die Regeln, Thema für Thema
command-record-name = protokoll
command-record-description = Gibt dir das Protokoll eines beendeten Spiels als Datei
command-settings-name = einstellungen
command-settings-description = Zeigt oder ändert, womit neue Tische auf diesem Server anfangen

## Optionen

option-game-name = spiel
option-game-description = Welches Spiel
option-edition-name = ausgabe
option-edition-description = Mamma Mia!, nicht Plus: nach welcher Ausgabe der Regeln
option-helping-name = helfen
option-helping-description = Plus: ob ihr einander um Karten bitten dürft
option-memory-name = gedächtnis
option-memory-description = Ob alte Ansagen im Kanal stehen bleiben
option-pace-name = tempo
option-pace-description = Wie schnell erzählt wird, was aus dem Ofen kommt
option-turn_time-name = bedenkzeit
option-turn_time-description = Wie lange ein Zug dauern darf, bevor ein Computer ihn macht
option-computers-name = computer
option-computers-description = Wie viele Computer mitspielen
option-remove-name = entfernen
option-remove-description = Entfernt stattdessen einen Computer
option-ingredient-name = zutat
option-ingredient-description = Welche Zutat in den Ofen kommt
option-count-name = anzahl
option-count-description = Wie viele Karten davon
option-order-name = bestellung
option-order-description = Eine Bestellung, die obendrauf kommt, oder keine
option-draw-name = ziehen
option-draw-description = Von welchem Stapel du deine Hand auffüllst: Vorrat oder Kellner
option-choice-name = wahl
option-choice-description = Welche Zutat du wählst, wenn die Bestellung eine Wahl lässt
option-add-name = dazu
option-add-description = Karten, die du von der Hand dazulegst
option-want-name = wunsch
option-want-description = Karten, die du dir von den anderen wünschst
option-give-name = geben
option-give-description = Ob du die Karten gibst
option-table-name = tisch
option-table-description = Welcher deiner Tische, wenn es mehrere sind
option-topic-name = thema
option-topic-description = Was du wissen möchtest
option-game_id-name = spielnummer
option-game_id-description = Welches beendete Spiel; ohne Angabe das letzte
option-language-name = sprache
option-language-description = Die Sprache der Kanäle auf diesem Server

command-pass-option-order-description = Ausgabe von 1999: eine Bestellung, die trotzdem in den Ofen kommt
command-bake-option-add-description = Genau die Karten, die auf dem Tisch fehlen
command-ask-option-add-description = Dein eigener Teil von dem, was auf dem Tisch fehlt
command-settings-option-memory-description = Ob alte Ansagen stehen bleiben, wenn für einen Tisch nichts anderes gewählt wird
command-settings-option-pace-description = Wie schnell vom Ofen erzählt wird, wenn für einen Tisch nichts anderes gewählt wird
command-settings-option-turn_time-description = Wie lange ein Zug dauern darf, wenn für einen Tisch nichts anderes gewählt wird

## Auswahl

choice-yes = Ja
choice-no = Nein
language-en = English
language-de = Deutsch
