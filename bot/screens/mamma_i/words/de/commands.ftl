# Befehle und Optionen, wie Discord sie auflistet: Namen aus höchstens 32 kleinen Buchstaben,
# Beschreibungen aus höchstens 100 Zeichen.

command-mammai-description = Mamma I spielen; einen Tisch gibt es mit /mammamia eröffnen
command-secret-name = geheim
command-secret-description = Wählt deine geheime Person, wenn du die erste Wahl hast
command-place-name = legen
command-place-description = Dein Zug: legt Karten der Auslage in eine Reihe
command-wc-name = wc
command-wc-description = Dein Zug: lässt alle abstimmen, wer das WC bekommt
command-vote-name = stimmen
command-vote-description = Stimmt ab, wer das WC bekommt
command-remove-name = entfernen
command-remove-description = Dein Zug: entfernt die letzte Karte einer Reihe
command-stop-name = aufhören
command-stop-description = Dein Zug: dreht eine Marktkarte; in dieser Runde machst du keinen Zug mehr
command-guest-name = gast
command-guest-description = Legt deinen Gast neben eine Person, zu Beginn deines Zugs oder zur Essenszeit
command-run-over-name = überfahren
command-run-over-description = Sagt, wen der Schulbus überfährt
command-child-name = kind
command-child-description = Sagt, ob Opa das Kind nimmt
command-steal-name = stehlen
command-steal-description = Sagt, welche Marktkarte gestohlen wird

## Optionen

option-cards-name = karten
option-cards-description = Eine Karte der Auslage oder zwei gleiche Bewegungskarten
option-row-name = reihe
option-row-description = Welche Reihe; ohne Angabe siehst du, was jede auslösen würde
option-character-name = person
option-character-description = Welche Person der Familie
option-card-name = karte
option-card-description = Welche Marktkarte
option-to-name = für
option-to-description = Wer sie nimmt
option-take-name = nehmen
option-take-description = Ob Opa es nimmt

command-run-over-option-character-description = Wen der Schulbus überfährt, oder niemanden
command-run-over-option-card-description = Was der Sohn verliert, wenn er überfahren wird
command-steal-option-card-description = Welche Marktkarte, oder nichts

## Auswahl

choice-yes = Ja
choice-no = Nein
