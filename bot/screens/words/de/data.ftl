# Was über die Person gespeichert ist, die es liest, und das Vergessen.

former-player = Jemand von früher

data-heading = ### 📄 Was über dich gespeichert ist
data-nothing = Über dich ist nichts gespeichert.
data-seats =
    - Plätze: { $running } an { $running ->
        [one] einem offenen Tisch
       *[other] offenen Tischen
    }, { $finished } an { $finished ->
        [one] einem beendeten
       *[other] beendeten
    }
data-names = - Dein Name, wie der Tisch ihn zeigte: { $names }
data-language = - Deine Sprache: { $language }
data-direct =
    - Der Weg zu deinen Direktnachrichten: { $known ->
        [yes] bekannt
       *[no] nicht bekannt
    }
data-pictures =
    - Deine Einstellung: Hand { $wanted ->
        [yes] mit Bild
       *[no] ohne Bild
    }
data-noted = - Wetten: { $bets } · Tische mit Notizen von dir: { $notes }
data-results = - Ergebnisse beendeter Spiele: { $count }
data-ratings =
    - Wertungen: { $count }{ $servers ->
        [0] { "" }
        [one] , auf einem Server
       *[other] , auf { $servers } Servern
    }
data-ways = -# Mit `/mammamia daten mitnehmen` bekommst du alles als Datei, mit `/mammamia daten vergessen` lässt du alles vergessen.
data-exported =
    📄 Alles, was über dich gespeichert ist, mit den Protokollen deiner beendeten Spiele.{ $left ->
        [0] { "" }
        [one] { " " }Das älteste Protokoll passte nicht mehr hinein; du bekommst es mit `/mammamia protokoll`.
       *[other] { " " }Die { $left } ältesten Protokolle passten nicht mehr hinein; du bekommst sie mit `/mammamia protokoll`.
    }

forget-heading = ### 🧹 Alles über dich vergessen?
forget-means =
    Sofort und endgültig:
    - dein Name, deine Sprache, deine Einstellungen, Notizen, Wetten und Wertungen werden gelöscht, und auch der Weg zu deinen Direktnachrichten
    - in Spielen, die andere mit dir gespielt haben, heißt du dann **Jemand von früher**; ihre Ergebnisse und Wertungen bleiben, wie sie sind
    - deine letzten Nachrichten mit Karten werden gelöscht
forget-running =
    - du stehst { $count ->
        [one] von dem Tisch auf, an dem du sitzt; läuft dort schon ein Spiel
       *[other] von den { $count } Tischen auf, an denen du sitzt; wo schon ein Spiel läuft
    }, spielt ein Computer weiter
forget-limits = -# Was schon in Kanälen steht, bleibt dort, bis der Bot die Nachricht ändert; wer den Kanal moderiert, kann es löschen. An Dateien, die andere gespeichert haben, kommt der Bot nicht heran.
forget-yes = Vergiss mich
forget-done = 🧹 Du bist vergessen: Über dich ist nichts mehr gespeichert. Spiel gern wieder mit, als jemand Neues.
