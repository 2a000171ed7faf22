# Die eigene Hand. $place ist der Kanal des Tisches.

hand-heading = ### 🎭 { $title }
hand-your-choice = 👉 **Deine Wahl** · { $place }
hand-your-turn = 👉 **Du bist dran** · { $place }
hand-waits-for-others = -# Jemand anderes ist am Zug. Wenn du dran bist, wirst du in { $place } gerufen, und deine Knöpfe kommen hierher.
hand-stopped = -# { $place } · Du hast für diese Runde aufgehört; in der nächsten wirst du wieder gerufen.
hand-place = -# { $place }
hand-secret = 🎭 Du bist heimlich für { ROW($secret, form: "emoji") } **{ ROW($secret, form: "whom") }**. Sonst weiß das niemand.
hand-secret-shown = 🎭 Du warst heimlich für { ROW($secret, form: "emoji") } **{ ROW($secret, form: "whom") }**.
hand-choose = 🎭 Du hast die erste Wahl: Nimm, wen du willst; die anderen bekommen jemanden aus dem Rest.
    Opa ist +3 wert, und +7, sobald er das Kind aus dem Schulbus geholt hat; Oma +5; Mamma +3; Ehefrau und Sohn 0; der Ehemann −5. Haben zwei gleich viel Bewegung, darf die jüngere Person die ältere bestehlen: Der Sohn ist der Jüngste, stiehlt aber nie.
hand-no-secret = 🎭 Du bekommst deine geheime Person, sobald die erste gewählt ist.
hand-beside = Neben deiner Person: { $lying }
hand-hint-child = -# Das Kind: Dafür braucht der Schulbus 4 Bewegungskarten und Opa so viel Bewegung wie er. Wer dann am Zug ist, darf Opa das Kind nehmen lassen.
hand-points =
    { $points ->
        [one] Bisher **{ NUMBER($points) } Punkt**: { ITEMS($items) }
       *[other] Bisher **{ NUMBER($points) } Punkte**: { ITEMS($items) }
    }
hand-no-points = Bisher 0 Punkte.
hand-first-turn =
    📖 Leg eine Karte in irgendeine Reihe, die deiner Person oder eine andere: Alle bewegen alle, und du gewinnst, wenn deine Person am Ende die meisten Punkte hat. Die anderen sollten nur nicht merken, für wen du bist.
    Ist der Stapel verbraucht, geht die Marktkarte an die Person mit den meisten 👣 von allen, die genug 💶 in ihrer Reihe haben. Ein Bild bringt am meisten, wenn es auf mehreren Karten einer Person ist.
ask =
    { $phase ->
        [secret] 🎭 **Wen wählst du?**
        [guests] 🧳 **Die Essenszeit beginnt: Neben wen legst du deinen Gast { NUMBER($guest) }?** Er kostet diese Person { $cost } Punkte.
        [trick] 👉 **Dein Zug: Was tust du?** Du siehst vorher, was es auslösen würde.
        [vote] ✋ **Wer bekommt das WC?** Es kostet diese Person am Ende der Runde 1 Bewegung, schützt sie aber vor Diebstahl.
        [run-over] 🚌 **Überfährt der Schulbus jemanden?** Das kostet diese Person am Ende der Runde 2 Bewegung, schützt sie aber vor Diebstahl.
        [child] 👶 **Nimmt Opa das Kind?** Mit ihm darf er auch einmal stehlen.
       *[steal] 🫳 **Wird eine Marktkarte gestohlen?** Höchstens eine in einem Zug.
    }
hand-won =
    { $points ->
        [one] 🏆 Du gewinnst mit { NUMBER($points) } Punkt!
       *[other] 🏆 Du gewinnst mit { NUMBER($points) } Punkten!
    }
hand-lost =
    { $points ->
        [one] 🏁 Das Spiel ist zu Ende: Du kommst auf Platz { $place }, mit { NUMBER($points) } Punkt.
       *[other] 🏁 Das Spiel ist zu Ende: Du kommst auf Platz { $place }, mit { NUMBER($points) } Punkten.
    }

# Ein Zug in Schritten.
press-trick = Spielen
press-choose = Wählen
press-step =
    { $kind ->
        [wc] WC
        [remove] Karte entfernen
        [stop] Aufhören
       *[guest] Gast
    }
step-place = 🃏 **Wohin mit { CARDS($cards) }?**
step-no-room = -# Nicht möglich: { ROW($rows) }. In einer Reihe liegen höchstens vier Karten, davon zwei Geldkarten, und beim Schulbus gar kein Geld.
step-row =
    { $money ->
        [0] { ROW($row, form: "title") }: dann { $movement } 👣
       *[other] { ROW($row, form: "title") }: dann { $movement } 👣 { $money } 💶
    }
step-row-sets-off = { $line } → **{ $effects }**
step-remove =
    🧹 **Welche Reihe verliert ihre letzte Karte?** In dieser Runde { $left ->
        [one] darf noch eine
       *[other] dürfen noch { $left }
    } weg.
step-wc = 🚽 **Übers WC abstimmen?** Alle stimmen für jemanden, du zuletzt, und bei Gleichstand zählt deine Stimme doppelt. Wer das WC bekommt, hat am Ende der Runde 1 Bewegung weniger, kann aber nicht bestohlen werden.
step-stop = 🚫 **Aufhören: Welche Karte drehst du?** Eine gedrehte Karte kann niemand mehr stehlen oder verlieren. In dieser Runde machst du dann keinen Zug mehr, und das geht nur einmal im Spiel.
step-stop-card = { MARKET($card, form: "plain") } ({ ROW($owner) })
step-guest = 🧳 **Neben wen kommt dein Gast { NUMBER($guest) }?** Er kostet diese Person { $cost } Punkte. Du hast nur einen im ganzen Spiel, und dein Zug kommt danach.
step-back = Zurück

# Entscheidungen, bei denen Zahlen helfen: die Bewegung, die am Ende zählt, und was Opa wert ist.
press-run-over = Ja, { ROW($character, form: "whom") } überfahren ({ NUMBER($before) } → { NUMBER($after) }){ LOSING($lost) }
press-take-child = Ja, mit dem Kind: { SIGNED($together) } statt { SIGNED($alone) }

# Züge, wie Knöpfe und Ratschläge sie nennen.
move-secret = { ROW($character, form: "whom") } wählen
move-place = { CARDS($cards) } { ROW($row, form: "at") } anlegen
move-wc = Übers WC abstimmen
move-vote = Für { ROW($character, form: "whom") } stimmen
move-remove = Die letzte Karte { ROW($row, form: "from") } entfernen
move-stop = Aufhören, mit { MARKET($card) }
move-guest = Den Gast { ROW($character, form: "at") } hinlegen
move-run-over =
    { $character ->
        [none] Niemanden überfahren
       *[other] Ja, { ROW($character, form: "whom") } überfahren{ LOSING($lost) }
    }
losing = ; er verliert { MARKET($cards, form: "plain") }
move-child =
    { $take ->
        [yes] Ja, mit dem Kind
       *[no] Nein
    }
move-steal =
    { $theft ->
        [none] Nichts stehlen
       *[other] { THEFTS($theft, form: "plain") }
    }

# Was ein Rat von einem Zug erwartet.
hint-buys =
    { $who ->
        [none] Er rechnet damit, dass niemand die Marktkarte dieser Runde kauft.
       *[other] Er rechnet damit, dass { ROW($who, form: "who") } die Marktkarte dieser Runde kauft.
    }
hint-arrives = Er rechnet damit, dass { ROW($who, form: "who") } zuerst ankommt.
hint-hides = Es verbirgt deine Seite: Die Reihe ist nicht deine.
