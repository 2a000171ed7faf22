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
# Was eine Karte im Bild trägt: zwei Buchstaben, für jede andere.
ingredient-letters =
    { $kind ->
        [pineapple] An
        [olive] Ol
        [pepper] Pe
        [mushroom] Pi
        [salami] Sa
       *[shrimp] Sh
    }
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
# $needs ist alles, was sie braucht, $ingredient, was nicht auf dem Tisch liegen darf, in der Mehrzahl.
needs-without = { $needs }, ohne { $ingredient } auf dem Tisch

## Bestellungen als Rezepte: $first, $second und $emoji sind Emoji von Zutaten.

recipe-any = { $count } beliebige Karten
recipe-choice = { $count } von einer anderen Zutat
recipe-two = je { $count } von zwei anderen
recipe-scarcest = { $count } von der knappsten anderen Zutat auf dem Tisch
recipe-either = { $count } { $first } oder { $count } { $second }
recipe-without = 🚫 { $emoji } darf nicht auf dem Tisch liegen

## Schilder für Stapel, Spiele und Ausgaben.

pile-supply = Vorrat
pile-waiter = Kellner

game-title =
    { $game ->
        [plus] Mamma Mia! Plus
       *[mamma-mia] Mamma Mia!
    }
option-edition-classic = Klassisch
option-edition-1999 = Erstausgabe, 1999
option-edition-2004 = US-Ausgabe, 2004
option-helping-on = Mit Helfen
option-helping-off = Ohne Helfen
