# Kurze Antworten auf Befehle und Knöpfe.

reply-somebody = jemand anderes
reply-unknown-button = Diesen Knopf kenne ich nicht mehr. `/mammamia tisch` zeigt, wie es in diesem Kanal steht.
reply-unknown-command = Diesen Befehl kenne ich so nicht. Vielleicht zeigt Discord noch eine alte Liste: Starte Discord neu und versuch es noch einmal.

# Wo es Hilfe gibt und man etwas melden kann, wenn das für diesen Bot angegeben ist.
reply-support = -# Brauchst du Hilfe, oder möchtest du etwas melden? { $address }

reply-opened = Der Tisch ist eröffnet. Lad andere in diesen Kanal ein oder setz Computer dazu, und drück 🔥 *{ press-begin }*, sobald alle da sind.
reply-joined = Du sitzt am Tisch. Sobald ausgeteilt ist, kommt deine Hand als Direktnachricht.
reply-opened-thread = Der Tisch steht in {$thread}, dort finden ihn alle. Setz Computer dazu, wenn du magst, und drück 🔥 *{ press-begin }*, sobald alle da sind.
reply-seated = Du sitzt am Tisch.
# Solange der Weg der Direktnachrichten nicht offen ist.
reply-unopened = Sobald ausgeteilt ist, siehst du deine Karten mit dem Knopf *{ press-hand }* oder `/mammamia hand`, und nur du.
reply-direct = Deine Karten kommen ab jetzt als Direktnachricht.
reply-direct-failed = Discord lässt mich gerade niemanden neu anschreiben. Der Knopf *{ press-hand }* zeigt nur dir deine Karten.
# Für alle, die keine Direktnachrichten annehmen.
reply-closed =
    Ich kann dir keine Direktnachrichten schicken, aber du kannst auch ohne sie spielen: Sobald ausgeteilt ist, siehst du deine Karten mit dem Knopf *{ press-hand }* oder `/mammamia hand`, und nur du.
    Willst du sie auch als Direktnachricht, dann erlaube das unter *Servername → Privatsphäre-Einstellungen → Direktnachrichten*; beim Austeilen versuche ich es noch einmal.
reply-back = Du bist wieder am Tisch; `/mammamia hand` zeigt deine Karten.
reply-left = Du hast den Tisch verlassen.
reply-left-game = Du hast das Spiel verlassen; ein Computer spielt weiter. Mit `/mammamia mitspielen` kommst du zurück.
reply-left-last = Du hast den Tisch verlassen. Jetzt spielt niemand mehr mit, darum ist er geschlossen.
reply-sure =
    { $what ->
        [leave] Außer dir spielt hier niemand mehr: Wenn du gehst, ist das Spiel endgültig zu Ende, und niemand gewinnt. Bist du sicher? Wenn nicht, spiel einfach weiter.
        [cancel] Damit ist das Spiel an diesem Tisch endgültig abgebrochen, und niemand gewinnt. Bist du sicher? Wenn nicht, spielt einfach weiter.
       *[close] Damit wird der Tisch geschlossen, bevor ausgeteilt ist. Bist du sicher? Wenn nicht, lass einfach alles, wie es ist.
    }
reply-yes =
    { $what ->
        [leave] Gehen und das Spiel beenden
        [cancel] Spiel abbrechen
       *[close] Tisch schließen
    }
reply-added = Ein Computer sitzt jetzt mit am Tisch.
reply-removed = Ein Computer ist vom Tisch aufgestanden.
reply-begun = Die Karten sind ausgeteilt. Viel Spaß!
reply-cancelled = Das Spiel ist abgebrochen.
reply-table-closed = Der Tisch ist geschlossen.
reply-cleared-away = Ich konnte diesen Tisch nicht mehr lesen; jetzt ist er weggeräumt. Mit `/mammamia eröffnen` gibt es einen neuen.
reply-being-told = 🔥 Im Kanal wird noch erzählt, was passiert ist. So stand es vorher.
reply-pictures =
    { $pictures ->
        [on] Von jetzt an kommt deine Hand mit Bild.
       *[off] Von jetzt an kommt deine Hand ohne Bild, nur in Worten; mit `bilder` und *{ option-pictures-on }* kommt das Bild zurück.
    }
reply-noted = 📝 Notiert.
reply-played = ✅ Das zählt; deine Hand ist auf dem neuesten Stand.
reply-moved = ✅ Das gilt. Was daraus wird, erfährt der Kanal.
reply-held-up = ⏳ Gerade wird so viel gespielt, dass Discord mich warten lässt. Was passiert ist, gilt, und der Kanal erfährt es gleich.
reply-skipped = Übersprungen: Der Rest wird sofort erzählt.
reply-bets-so-far = -# Bisher hast du { $right } von { $bets } Wetten gewonnen.
reply-bet =
    { $guess ->
        [baked] 🍕 Du wettest auf *gebacken*. Das siehst nur du; bis es so weit ist, kannst du es dir anders überlegen.
       *[burnt] 🔥 Du wettest auf *verbrannt*. Das siehst nur du; bis es so weit ist, kannst du es dir anders überlegen.
    }
reply-rematch = Die Revanche ist eröffnet: Drück 🔥 *{ press-begin }*, sobald alle da sind.

hint-move = 💡 Mit dem, was du siehst, würde ein starker Computer das tun: **{ $move }**
hint-others = -# Er dachte auch an:
hint-other = - **{ $move }**: { $reason }
hint-chance = Deine Siegchance: { $chance }{ "\u00A0" }%.
press-hint = Rat (der Kanal erfährt davon)
press-do-it = So machen
press-chances = Siegchancen
hint-hunch = Durchgerechnet ist das nicht: Hier geht er nach Gefühl.

warning-do-it = Trotzdem
warning-otherwise = Noch ist nichts gespielt. Drück *{ warning-do-it }*, oder mach einfach einen anderen Zug.

rules-menu = Thema wählen
press-page-back = Zurück
press-page-next = Weiter
press-rules-numbers = Regelnummern
press-rules-plain = Ohne Nummern
press-again = Noch einmal
again-page = -# 🔁 Noch einmal, nur für dich: { $number } von { $count }

record-ready =
    Das Protokoll von { $game }: in Worten und als Daten.
    -# Ein Siegel von Hand prüfen: Es ist der SHA-256-Wert der Bytes seines Salzes, gefolgt von seinem Eintrag in `log` als JSON mit sortierten Schlüsseln und ohne Leerzeichen.
history-heading = ### 📜 Deine letzten Spiele
history-game = **{ $number }. { $title }** · { $date }
# $place sagt, wie es für die lesende Person ausging, $names sind alle in der Reihenfolge der Rangliste.
history-players = { $place } · { $names }
history-place = Platz { $place } von { $count }
history-left = 🚪 vorzeitig gegangen
history-went = -# { $sentence }
history-menu = Wie lief es?
history-choice = { $number }. { $title }
settings-title = Was auf diesem Server gilt und womit neue Tische anfangen
settings-default = { $setting } (Vorgabe)
settings-default-language = { $setting } (Vorgabe: wie in Discord für diesen Server eingestellt)
settings-default-opener = Wie bei der Person, die den Tisch eröffnet (Vorgabe)
settings-reset = Zurück zur Vorgabe: { $setting }
settings-reset-language = Zurück zur Vorgabe: wie beim Community-Server oder bei der Person, die eröffnet
settings-changed = -# Das ist gespeichert. Tische, die schon offen sind, bleiben, wie sie sind.
settings-hint = -# Die Optionen von `/mammamia einstellungen` ändern das; wer einen Tisch eröffnet, kann für ihn etwas anderes wählen.
settings-line = **{ $option }** · { $setting }
table-choice = { $title } · { $names }
record-ends = Hier endet das Protokoll.
record-stops = Das Protokoll bricht mitten im Spiel ab.
record-choice = { $date } · { $title } · { $names }

permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-read_message_history = Nachrichtenverlauf anzeigen
permission-create_public_threads = Öffentliche Threads erstellen
