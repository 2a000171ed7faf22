# Die eigene Hand. $place ist der Kanal des Tisches.

hand-heading = ### 🎭 { $title }
hand-your-turn = 👉 **Du bist dran** · { $place }
hand-waits-for-others = -# Jemand anderes ist am Zug. Wenn du dran bist, wirst du in { $place } gerufen, und deine Knöpfe kommen hierher.
hand-stopped = -# { $place } · Du hast für diese Runde aufgehört; in der nächsten wirst du wieder gerufen.
hand-place = -# { $place }
hand-secret = 🎭 Du bist heimlich für { $emoji } **{ $whom }**. Sonst weiß das niemand.
hand-secret-shown = 🎭 Du warst heimlich für { $emoji } **{ $whom }**.
hand-choose = 🎭 Du hast die erste Wahl: Nimm, wen du willst; die anderen bekommen jemanden aus dem Rest.
    Opa ist +3 wert, und +7, sobald er das Kind aus dem Schulbus geholt hat; Oma +5; Mamma +3; Ehefrau und Sohn 0; der Ehemann −5. Haben zwei gleich viel Bewegung, darf die jüngere Person die ältere bestehlen: Der Sohn ist der Jüngste, stiehlt aber nie.
hand-no-secret = 🎭 Du bekommst deine geheime Person, sobald die erste gewählt ist.
hand-beside = Neben deiner Person: { $lying }
hand-hint-child = -# Das Kind: Dafür braucht der Schulbus 4 Bewegungskarten und Opa so viel Bewegung wie er. Wer dann am Zug ist, darf Opa das Kind nehmen lassen.
hand-points =
    { $count ->
        [one] Bisher **{ $shown } Punkt**: { $items }
       *[other] Bisher **{ $shown } Punkte**: { $items }
    }
hand-no-points = Bisher 0 Punkte.
ask-secret = 🎭 **Wen wählst du?**
ask-guests = 🧳 **Die Essenszeit beginnt: Neben wen legst du deinen Gast { $guest }?** Er kostet diese Person { $cost } Punkte.
ask-trick = 👉 **Dein Zug: Was tust du?** Du siehst vorher, was es auslösen würde.
ask-vote = ✋ **Wer bekommt das WC?** Es kostet diese Person am Ende der Runde 1 Bewegung, schützt sie aber vor Diebstahl.
ask-run-over = 🚌 **Überfährt der Schulbus jemanden?** Das kostet diese Person am Ende der Runde 2 Bewegung, schützt sie aber vor Diebstahl.
ask-child = 👶 **Nimmt Opa das Kind?** Mit ihm ist er 7 wert und darf einmal stehlen.
ask-steal = 🫳 **Wird eine Marktkarte gestohlen?** Höchstens eine in einem Zug.
hand-won =
    { $count ->
        [one] 🏆 Du gewinnst mit { $shown } Punkt!
       *[other] 🏆 Du gewinnst mit { $shown } Punkten!
    }
hand-lost =
    { $count ->
        [one] 🏁 Das Spiel ist zu Ende: Du kommst auf Platz { $place }, mit { $shown } Punkt.
       *[other] 🏁 Das Spiel ist zu Ende: Du kommst auf Platz { $place }, mit { $shown } Punkten.
    }

# Ein Zug in Schritten.
press-trick = Spielen
press-choose = Wählen
press-wc = WC
press-remove-card = Karte entfernen
press-stop = Aufhören
press-guest = Gast
press-call-wc = Übers WC abstimmen
press-child = Ja, mit dem Kind
press-no-child = Nein
press-run-over = Ja, { $whom } überfahren
press-run-over-losing = Ja, { $whom } überfahren; er verliert { $cards }
press-run-over-nobody = Niemanden überfahren
press-steal = { $card } für { $to }
press-steal-nothing = Nichts stehlen
step-place = 🃏 **Wohin mit { $cards }?**
step-no-room = -# Nicht möglich: { $rows }. In einer Reihe liegen höchstens vier Karten, davon zwei Geldkarten, und beim Schulbus gar kein Geld.
step-row =
    { $money ->
        [0] { $emoji } { $name }: dann { $movement } 👣
       *[other] { $emoji } { $name }: dann { $movement } 👣 { $money } 💶
    }
step-row-sets-off = { $line } → **{ $effects }**
step-remove =
    🧹 **Welche Reihe verliert ihre letzte Karte?** In dieser Runde { $left ->
        [one] darf noch eine
       *[other] dürfen noch { $left }
    } weg.
step-wc = 🚽 **Übers WC abstimmen?** Alle stimmen für jemanden, du zuletzt, und bei Gleichstand zählt deine Stimme doppelt. Wer das WC bekommt, hat am Ende der Runde 1 Bewegung weniger, kann aber nicht bestohlen werden.
step-stop = 🚫 **Aufhören: Welche Karte drehst du?** Eine gedrehte Karte kann niemand mehr stehlen oder verlieren. In dieser Runde machst du dann keinen Zug mehr, und das geht nur einmal im Spiel.
step-stop-card = { $card } ({ $name })
step-guest = 🧳 **Neben wen kommt dein Gast { $guest }?** Er kostet diese Person { $cost } Punkte. Du hast nur einen im ganzen Spiel, und dein Zug kommt danach.
step-back = Zurück

# Was ein Rat sagt, und warum.
hint-place = { $cards } { $at } anlegen
hint-remove = Die letzte Karte { $at } entfernen
hint-stop = Aufhören, mit { $card }
hint-guest = Den Gast { $at } hinlegen
hint-vote = Für { $whom } stimmen
hint-secret = { $whom } wählen
hint-buys = Er rechnet damit, dass { $who } die Marktkarte dieser Runde kauft, und gibt dir eine Siegchance von { $chance }{ "\u00A0" }%.
hint-nobody-buys = Er rechnet damit, dass niemand die Marktkarte dieser Runde kauft, und gibt dir eine Siegchance von { $chance }{ "\u00A0" }%.
hint-arrives = Er rechnet damit, dass { $who } zuerst ankommt, und gibt dir eine Siegchance von { $chance }{ "\u00A0" }%.
