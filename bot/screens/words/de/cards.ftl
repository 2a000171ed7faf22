# Zutaten, Bestellungen, Stapel, Spiele und Einstellungen: die Namen der Dinge.

## Zutaten: $kind ist pineapple, olive, pepper, mushroom, salami oder shrimp.

# Für sich, auf Schildern.
ingredient-name =
    { $kind ->
        [pineapple] Ananas
        [olive] Olive
        [pepper] Peperoni
        [mushroom] Pilz
        [salami] Salami
       *[shrimp] Shrimp
    }
# In der Zahl, die zu $count passt, ohne die Zahl selbst.
ingredient-noun =
    { $kind ->
        [pineapple] Ananas
        [olive] { $count ->
            [one] Olive
           *[other] Oliven
        }
        [pepper] Peperoni
        [mushroom] { $count ->
            [one] Pilz
           *[other] Pilze
        }
        [salami] Salami
       *[shrimp] { $count ->
            [one] Shrimp
           *[other] Shrimps
        }
    }
ingredient-noun-emoji = { ingredient-emoji } { ingredient-noun }
ingredient-counted = { $count } { ingredient-noun }
ingredient-counted-emoji = { $count } { ingredient-emoji } { ingredient-noun }
# So, wie man es am Tisch ansagt.
ingredient-call =
    { $count ->
        [1] { $kind ->
            [mushroom] Ein
            [shrimp] Ein
           *[other] Eine
        }
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
        [6] Sechs
        [7] Sieben
        [8] Acht
        [9] Neun
        [10] Zehn
       *[other] { $count }
    } { ingredient-noun }!
ingredient-emoji =
    { $kind ->
        [pineapple] 🍍
        [olive] 🫒
        [pepper] 🫑
        [mushroom] 🍄
        [salami] 🥓
       *[shrimp] 🦐
    }
# Für jede ein Buchstabe, damit es nie auf die Farbe ankommt.
nothing = nichts

## Bestellungen: $order ist die Kennung.

order-name =
    { $order ->
        [four-pineapple] Vier Ananas
        [four-olive] Vier Oliven
        [four-pepper] Vier Peperoni
        [four-mushroom] Vier Pilze
        [four-salami] Vier Salami
        [four-shrimp] Vier Shrimps
        [one-of-each] Von allem eins
        [bombastica] Bombastica
        [monotoni] Monotoni
        [minimale] Minimale
        [trio] Trio
        [ghiottona] Ghiottona
        [junior] Junior
        [minipizza] Minipizza
        [mamma-mia-1] Mamma Mia I
       *[mamma-mia-2] Mamma Mia II
    }

## Was eine Bestellung braucht; Teile, die zusammengesetzt werden.

needs-any = mindestens { $count } beliebige Zutaten
needs-choice = { $count } von einer anderen Zutat nach Wahl
needs-two = je { $count } von zwei anderen Zutaten nach Wahl
needs-scarcest = { $count } von der knappsten anderen Zutat
# $first und $last sind Zahlen mit Zutaten: 5 Oliven.
needs-either = entweder { $first } oder { $last }
# $needs ist alles, was sie braucht, $ingredient, was nicht daliegen darf, in der Mehrzahl.
needs-without = { $needs }, ohne { $ingredient } auf dem Tisch

## Aufzählungen: $first ist alles vor dem Letzten, mit Kommas.

list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## Schilder für Stapel, Spiele, Ausgaben und Einstellungen.

pile-supply = Vorrat
pile-waiter = Kellner

game-title =
    { $game ->
        [plus] Mamma Mia! Plus
        [mamma-i] Mamma I
       *[mamma-mia] Mamma Mia!
    }
edition-name-classic = Klassisch
edition-name-1999 = Erstausgabe, 1999
edition-name-2004 = US-Ausgabe, 2004
option-helping-on = Mit Helfen
option-helping-off = Ohne Helfen
option-memory-faithful = Wie am Tisch: nur die letzte Ansage bleibt
option-memory-open = Offen: alle Ansagen bleiben stehen
option-pace-slow = Gemütlich
option-pace-normal = Normal
option-pace-fast = Flott
option-pace-instant = Sofort
option-turn_time-off = Unbegrenzt
option-turn_time-1m = 1 Minute
option-turn_time-5m = 5 Minuten
option-turn_time-1h = 1 Stunde
option-turn_time-24h = 24 Stunden
