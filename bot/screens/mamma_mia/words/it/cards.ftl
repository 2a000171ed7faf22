# Ingredienti, ordinazioni, pile, giochi e opzioni: i nomi delle cose.

## Ingredienti: $ingredient è pineapple, olive, pepper, mushroom, salami o shrimp.

# Da solo, sulle etichette.
ingredient-name =
    { $ingredient ->
        [pineapple] ananas
        [olive] oliva
        [pepper] peperone
        [mushroom] fungo
        [salami] salame
       *[shrimp] gambero
    }
# Nel numero che va con $count, senza il numero.
ingredient-noun =
    { $ingredient ->
        [pineapple] ananas
        [olive] { $count ->
            [one] oliva
           *[other] olive
        }
        [pepper] { $count ->
            [one] peperone
           *[other] peperoni
        }
        [mushroom] { $count ->
            [one] fungo
           *[other] funghi
        }
        [salami] { $count ->
            [one] salame
           *[other] salami
        }
       *[shrimp] { $count ->
            [one] gambero
           *[other] gamberi
        }
    }
counted-plain = { $count } { ingredient-noun }
counted-emoji = { $count } { ingredient-emoji } { ingredient-noun }
counted-brief = { $count } { ingredient-emoji }
counted-pile = { ingredient-emoji } { $count }
# Come lo si dice al tavolo.
ingredient-call =
    { $count ->
        [1] { $ingredient ->
            [olive] Un’
           *[other] Un{ " " }
        }
        [2] Due{ " " }
        [3] Tre{ " " }
        [4] Quattro{ " " }
        [5] Cinque{ " " }
        [6] Sei{ " " }
        [7] Sette{ " " }
        [8] Otto{ " " }
        [9] Nove{ " " }
        [10] Dieci{ " " }
       *[other] { $count }{ " " }
    }{ ingredient-noun }!
ingredient-emoji =
    { $ingredient ->
        [pineapple] 🍍
        [olive] 🫒
        [pepper] 🫑
        [mushroom] 🍄
        [salami] 🥓
       *[shrimp] 🦐
    }
# Che cosa c'è su una carta in un'immagine: due lettere, diverse per ciascuna.
ingredient-letters =
    { $ingredient ->
        [pineapple] An
        [olive] Ol
        [pepper] Pe
        [mushroom] Fu
        [salami] Sa
       *[shrimp] Ga
    }
nothing = niente

## Ordinazioni: $order è la sigla.

order-name =
    { $order ->
        [four-pineapple] Quattro ananas
        [four-olive] Quattro olive
        [four-pepper] Quattro peperoni
        [four-mushroom] Quattro funghi
        [four-salami] Quattro salami
        [four-shrimp] Quattro gamberi
        [one-of-each] Un po’ di tutto
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

## Che cosa serve a un'ordinazione. $pick è che cosa si sceglie: un ingrediente o due, il più scarso,
## oppure $first o $last, che sono carte.

needs-any = almeno { $count } ingredienti qualsiasi
needs-choice =
    { $pick ->
        [two] { $count } di ciascuno di altri due ingredienti a scelta
        [scarcest] { $count } dell’altro ingrediente più scarso
        [either] { CARDS($first, form: "plain") } oppure { CARDS($last, form: "plain") }
       *[one] { $count } di un altro ingrediente a scelta
    }
# $needs è tutto ciò che le serve, $forbidden l'ingrediente che non deve esserci.
needs-listed =
    { LIST($needs) }{ $forbidden ->
        [none] { "" }
       *[other] , senza { INGREDIENT($forbidden, form: "many") } sul tavolo
    }

## Ordinazioni come ricette, il più brevi possibile.

recipe-any = { $count } carte qualsiasi
recipe-choice =
    { $pick ->
        [two] { $count } di ciascuno di altri due
        [scarcest] { $count } dell’altro più scarso sul tavolo
        [either] { CARDS($first, form: "brief") } o { CARDS($last, form: "brief") }
       *[one] { $count } di un altro ingrediente
    }
recipe-without = 🚫 niente { ingredient-emoji } sul tavolo

## Etichette di pile, giochi ed edizioni.

pile-supply = Scorta
pile-waiter = Cameriere

game-title =
    { $game ->
        [plus] Mamma Mia! Plus
       *[mamma-mia] Mamma Mia!
    }
option-edition-classic = Classica
option-edition-1999 = Prima edizione, 1999
option-edition-2004 = Edizione americana, 2004
option-helping-on = Con aiuto
option-helping-off = Senza aiuto
