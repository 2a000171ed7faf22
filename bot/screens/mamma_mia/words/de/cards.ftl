# Zutaten, Bestellungen, Stapel, Spiele und Einstellungen: die Namen der Dinge.

## Zutaten: $ingredient ist pineapple, olive, pepper, mushroom, salami oder shrimp.

# Für sich, auf Schildern.
ingredient-name =
    { $ingredient ->
        [pineapple] Ananas
        [olive] Olive
        [pepper] Peperoni
        [mushroom] Pilz
        [salami] Salami
       *[shrimp] Shrimp
    }
# In der Zahl, die zu $count passt, ohne die Zahl selbst.
ingredient-noun =
    { $ingredient ->
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
counted-plain = { $count } { ingredient-noun }
counted-emoji = { $count } { ingredient-emoji } { ingredient-noun }
counted-brief = { $count } { ingredient-emoji }
counted-pile = { ingredient-emoji } { $count }
# So, wie man es am Tisch ansagt.
ingredient-call =
    { $count ->
        [1] { $ingredient ->
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
    { $ingredient ->
        [pineapple] 🍍
        [olive] 🫒
        [pepper] 🫑
        [mushroom] 🍄
        [salami] 🥓
       *[shrimp] 🦐
    }
# Was eine Karte im Bild trägt: zwei Buchstaben, für jede andere.
ingredient-letters =
    { $ingredient ->
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

## Was eine Bestellung braucht. $pick ist, was man dabei wählt: eine Zutat oder zwei, die knappste,
## oder $first oder $last, die Karten sind.

needs-any = mindestens { $count } beliebige Zutaten
needs-choice =
    { $pick ->
        [two] je { $count } von zwei anderen Zutaten nach Wahl
        [scarcest] { $count } von der knappsten anderen Zutat
        [either] entweder { CARDS($first, form: "plain") } oder { CARDS($last, form: "plain") }
       *[one] { $count } von einer anderen Zutat nach Wahl
    }
# $needs ist alles, was sie braucht, $forbidden die Zutat, die nicht auf dem Tisch liegen darf.
needs-listed =
    { LIST($needs) }{ $forbidden ->
        [none] { "" }
       *[other] , ohne { INGREDIENT($forbidden, form: "many") } auf dem Tisch
    }

## Bestellungen als Rezepte, so kurz wie möglich.

recipe-any = { $count } beliebige Karten
recipe-choice =
    { $pick ->
        [two] je { $count } von zwei anderen
        [scarcest] { $count } von der knappsten anderen Zutat auf dem Tisch
        [either] { CARDS($first, form: "brief") } oder { CARDS($last, form: "brief") }
       *[one] { $count } von einer anderen Zutat
    }
recipe-without = 🚫 { ingredient-emoji } darf nicht auf dem Tisch liegen

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
