# Die Lobby, und was mit den Plätzen geschieht.

home-opened = 🍕 **{ $host }** eröffnet einen Tisch für **{ $title }** in { $thread }: Wer mag, spielt dort mit.
home-begun = 🍕 In { $thread } wird **{ $title }** gespielt.
lobby-title = 🍕 { $title }
# Hinter dem Namen eines Computers: wie gut er spielt.
computer-strength =
    { " " }({ $strength ->
        [easy] leicht
        [hard] schwer
       *[other] normal
    })
lobby-host = 👑 leitet den Tisch
lobby-too-few = { $setting } (sobald ihr mehr seid)
lobby-not-in-force = { $setting } (dafür seid ihr zu wenige)
lobby-begins = 🏁 fängt an
lobby-first = Wer anfängt: { $name }
lobby-drawn = wird ausgelost
lobby-nobody = Hier sitzt noch niemand.
lobby-free =
    { $count ->
        [one] ▫️ *1 Platz ist frei*
       *[other] ▫️ *{ $count } Plätze sind frei*
    }
lobby-missing =
    { $count ->
        [one] ⏳ *Noch 1 Person oder Computer, dann könnt ihr austeilen.*
       *[other] ⏳ *Noch { $count } Leute oder Computer, dann könnt ihr austeilen.*
    }
closed =
    { $how ->
        [by] { $name } hat diesen Tisch geschlossen. Einen neuen gibt es mit `/mammamia eröffnen`.
        [empty] Alle haben den Tisch verlassen, darum ist er geschlossen. Einen neuen gibt es mit `/mammamia eröffnen`.
       *[why] Wer diesen Bot betreibt, hat diesen Tisch geschlossen: „{ $why }“
    }

# Was abgemacht ist, eine Zeile für jede Gruppe.
lobby-settings =
    -# { $group ->
        [game] 🎲 Das Spiel: { $settings }
        [telling] 📣 Im Kanal: { $settings }
       *[table] 🪑 Am Tisch: { $settings }
    }
# Eine der Abmachungen eines Tisches in einfachen Worten; $setting ist ihr Name zum Auswählen, $value dasselbe unübersetzt.
lobby-now =
    { $term ->
        [memory] { $value ->
            [open] alle Züge bleiben stehen
           *[other] nur der letzte Zug bleibt stehen
        }
        [pace] { $value ->
            [slow] gemütliches Tempo
            [fast] flottes Tempo
            [instant] alles wird sofort erzählt
           *[other] normales Tempo
        }
        [pictures] { $value ->
            [off] ohne Bilder
           *[other] mit Bildern
        }
        [turn_time] { $value ->
            [off] beliebig viel Zeit pro Zug
           *[other] { $setting } pro Zug
        }
        [bets] { $value ->
            [off] ohne Wetten
           *[other] mit Wetten
        }
        [hints] { $value ->
            [off] ohne Ratschläge
           *[other] mit Ratschlägen
        }
        [strength] { $value ->
            [easy] neue Computer sind leicht und vergessen
            [hard] neue Computer sind schwer und denken voraus
           *[other] neue Computer sind normal und merken sich alles
        }
       *[other] { $setting }
    }
lobby-for-beginners = -# 🌱 Gut für das erste Spiel: Die Computer sind leicht, und jeder Zug bleibt zu lesen.
lobby-game = Das Spiel: { $title }

lobby-menu-game = Tischleitung: das Spiel …
lobby-menu-telling = Tischleitung: was der Kanal sieht …
lobby-menu-table = Tischleitung: Bedenkzeit, Wetten, Ratschläge, Computer …
lobby-menu-own = Eigene Zutat wählen (sie ist auf allen deinen Bestellungen) …
lobby-choice = { $option }: { $setting }

press-join = Mitspielen
press-leave = Verlassen
press-add = Computer dazu
press-remove = Computer entfernen
press-begin = Austeilen
press-solo = Allein
press-cancel = Abbrechen
press-play = Legen
press-hand = Hand
press-table = Tisch
press-rules = Regeln
press-decide = Entscheiden
press-direct = Als Direktnachricht schicken
press-skip = Überspringen
press-newer = Neuere
press-older = Ältere
press-back = Alle Spiele
press-here = Hier
press-everywhere = Überall
press-higher = Weiter oben
press-lower = Weiter unten
press-baked = Wette: gebacken
press-burnt = Wette: verbrannt
press-notes = Notizen
press-rematch = Revanche

seat =
    { $how ->
        [left] 👋 { $name } hat das Spiel verlassen. An diesem Platz spielt jetzt ein Computer weiter.
        [absent] 💤 { $name } ist wohl gerade nicht da. Ein Computer spielt weiter, bis { $name } hier einen Knopf oder einen Befehl benutzt.
        [back] 🙌 { $name } ist wieder am Tisch.
       *[host] 👑 Den Tisch leitet jetzt { $name }.
    }
hint-taken = -# 💡 { $name } hat sich Rat geholt.
hand-left = Du hast dieses Spiel verlassen; ein Computer spielt mit deinen Karten weiter. `/mammamia mitspielen` in seinem Kanal bringt dich zurück.

# $until ist eine Zeit, wie Discord sie zeigt: in 2 Minuten.
reminder = ⏰ Die halbe Bedenkzeit ist um; { $until } spielt ein Computer.
cancelled =
    { $how ->
        [by] ✖️ { $name } hat dieses Spiel abgebrochen. Gewonnen hat niemand.
        [empty] ✖️ Niemand spielt mehr mit, darum ist dieses Spiel zu Ende. Gewonnen hat niemand.
       *[why] ✖️ Wer diesen Bot betreibt, hat dieses Spiel beendet: „{ $why }“ Gewonnen hat niemand.
    }
cancelled-hand = Dieses Spiel wurde abgebrochen. Gewonnen hat niemand.
abandoned-hand = Den Kanal zu diesem Spiel gibt es nicht mehr, darum ist es zu Ende.
closed-hand = Dieser Tisch wurde geschlossen, bevor ausgeteilt war.
left-hand = Du hast diesen Tisch verlassen. Mit `/mammamia mitspielen` in seinem Kanal bist du wieder dabei, solange nicht ausgeteilt ist.
hand-waits = 🪑 Du sitzt am Tisch. Sobald ausgeteilt ist, kommen deine Karten hierher.
hand-asks = 🔒 { $title }: eine Frage nur für dich
hand-unreachable = 📪 { $name }, ich kann dir keine Direktnachrichten schicken. Der Knopf *{ press-hand }* zeigt nur dir deine Karten; danach versuche ich es auch wieder per Direktnachricht.
hand-unopened = ⏳ { $name }, ich kann dir gerade keine Direktnachricht schicken. Der Knopf *{ press-hand }* zeigt nur dir deine Karten.
