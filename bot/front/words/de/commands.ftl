# Befehle und Optionen, wie Discord sie auflistet: Namen aus höchstens 32 kleinen Buchstaben,
# Beschreibungen aus höchstens 100 Zeichen.

command-mammamia-description = Mamma Mia! am Tisch dieses Kanals

command-start-name = eröffnen
command-start-description = Macht in diesem Kanal einen Tisch auf
command-join-name = mitspielen
command-join-description = Setzt dich mit an den Tisch
command-leave-name = verlassen
command-leave-description = Steht vom Tisch auf; im laufenden Spiel übernimmt ein Computer
command-begin-name = austeilen
command-begin-description = Tischleitung: teilt die Karten aus, und es geht los
command-cancel-name = abbrechen
command-cancel-description = Tischleitung: löst den Tisch nach einer Rückfrage ganz auf
command-computer-name = computer
command-computer-description = Tischleitung: setzt einen Computer auf einen freien Platz, oder nimmt einen weg
command-skip-name = überspringen
command-skip-description = Wartet nicht länger auf die Geschichte vom Ofen
command-rematch-name = revanche
command-rematch-description = Eröffnet einen neuen Tisch mit den Plätzen des letzten hier
command-play-name = legen
command-play-description = Dein Zug: Zutaten in den Ofen, vielleicht eine Bestellung, dann ziehen
command-pass-name = passen
command-pass-description = Dein Zug ohne eine Zutat auf der Hand: nur ziehen
command-bake-name = backen
command-bake-description = Bäckt deine Bestellung, die aus dem Ofen gekommen ist
command-decline-name = verzichten
command-decline-description = Lässt deine Bestellung ungebacken
command-ask-name = bitten
command-ask-description = Plus: bittet die anderen um Karten für deine Bestellung
command-assist-name = helfen
command-assist-description = Plus: sagt, ob du mit den gewünschten Karten hilfst
command-hand-name = hand
command-hand-description = Zeigt dir deine Hand; sonst sieht sie niemand
command-table-name = tisch
command-table-description = Zeigt, was offen liegt: Runde, Zug, Bestellungen, Kartenzahlen
command-rules-name = regeln
command-rules-description = Erklärt die Regeln, Thema für Thema
command-record-name = protokoll
command-record-description = Gibt dir das Protokoll eines beendeten Spiels als Datei
command-settings-name = einstellungen
command-settings-description = Womit neue Tische auf diesem Server anfangen

## Optionen

option-game-name = spiel
option-game-description = Welches Spiel
option-edition-name = ausgabe
option-edition-description = Mamma Mia!: nach welcher Ausgabe der Regeln
option-helping-name = helfen
option-helping-description = Plus: ob ihr einander um Karten bitten dürft
option-memory-name = gedächtnis
option-memory-description = Ob alte Ansagen im Kanal stehen bleiben
option-pace-name = tempo
option-pace-description = Wie schnell der Ofen erzählt wird
option-turn_time-name = bedenkzeit
option-turn_time-description = Wie lange ein Zug dauern darf, bevor ein Computer ihn macht
option-computers-name = computer
option-computers-description = Wie viele Computer mitspielen
option-remove-name = entfernen
option-remove-description = Nimmt stattdessen einen Computer weg
option-ingredient-name = zutat
option-ingredient-description = Welche Zutat in den Ofen kommt
option-count-name = anzahl
option-count-description = Wie viele davon
option-order-name = bestellung
option-order-description = Eine Bestellung, die obendrauf kommt, oder keine
option-draw-name = ziehen
option-draw-description = Wo du deine Hand auffüllst: Vorrat oder Kellner
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
option-game_id-description = Welches beendete Spiel
option-language-name = sprache
option-language-description = Die Sprache der Kanäle auf diesem Server

command-pass-option-order-description = Ausgabe von 1999: eine Bestellung, die trotzdem in den Ofen kommt
command-bake-option-add-description = Genau die Karten, die auf dem Tisch fehlen
command-ask-option-add-description = Dein eigener Teil von dem, was auf dem Tisch fehlt
command-settings-option-memory-description = Ob alte Ansagen stehen bleiben, wenn ein Tisch nichts anderes will
command-settings-option-pace-description = Wie schnell der Ofen erzählt wird, wenn ein Tisch nichts anderes will
command-settings-option-turn_time-description = Wie lange ein Zug dauern darf, wenn ein Tisch nichts anderes will

## Auswahl

choice-yes = Ja
choice-no = Nein
language-en = English
language-de = Deutsch
