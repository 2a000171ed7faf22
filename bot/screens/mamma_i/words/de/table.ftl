# Der Tisch, wie ihn alle sehen dürfen.

table-before = ### 🧺 Der Markt
# Eine Reihe: wem sie gehört, dann ihre Bewegung und ihr Geld, dann ihre Karten der Reihe nach.
table-row = { row-emoji } **{ row-name }**
# Dasselbe mit dem, was die Person von selbst wert ist.
table-row-worth = { table-row }, { NUMBER($worth) } wert
table-sums =
    { $money ->
        [0] **{ $movement }** 👣
       *[other] **{ $movement }** 👣 **{ $money }** 💶
    }
table-wc = 🚽 WC −1
table-hospital = 🏥 Krankenhaus −2
table-child = 👶 mit dem Kind
table-guest = 🧳 Gast { NUMBER($guest) }
table-bought =
    { $is_vertical ->
        [yes] { MARKET($card) }
       *[no] 🔒{ MARKET($card) }
    }
table-points = bisher **{ NUMBER($points) }**
table-display = 🃏 Auslage: { CARDS($cards, form: "apart") }
table-deck =
    { $count ->
        [0] Stapel leer
       *[other] Stapel { $count }
    }
table-aside = entfernt { $count } von { $most }
table-coming = später zu haben: { MARKET($cards, joint: "comma") }
table-next-guest = nächster Gast { NUMBER($guest) }
table-everyone = alle
table-with-guest = Gast noch da: { $names }
table-can-stop = dürfen noch aufhören: { $names }
table-stopped = aufgehört: { $names }
table-legend =
    -# 👣 Bewegung · 💶 Geld · 🚽 −1 und 🏥 −2 Bewegung am Ende der Runde · 🔒 gedreht, nicht zu stehlen · 👹 Schwiegermutter · bei den Namen: 🧳 hat den Gast noch, 🚫 darf noch aufhören
    -# 🧳 −6: ein Gast neben einer Person, oder der nächste, der kommt · 0/{ $most }: in dieser Runde entfernte Karten, höchstens { $most } · neben dem Gesicht: was die Person von selbst wert ist · am Ende der Reihe: ihre Punkte bisher · beim Essen: { SCALE($scale) } für Platz 1 bis 6, und 1 Punkt für jeden 💶
table-votes = ✋ Bisher: { $votes }
# Eine Marktkarte, die gestohlen werden kann, und wer sie nimmt; das zweite, wo Emoji zu viel wären.
theft-short = { MARKET($card) } für { ROW($to, form: "whom") }
theft-plain = { MARKET($card, form: "plain") } für { ROW($to, form: "whom") }

overview-heading = ### 🍽️ { $title }
overview-trick = 👉 Jetzt ist { $name } dran.
overview-stop-used = schon einmal aufgehört
overview-guest-laid = Gast gelegt
overview-stopped = für diese Runde aufgehört
overview-chooser = erste Wahl
overview-absent = nicht da
