# Ingredienti, ordinazioni, pile, giochi e opzioni: i nomi delle cose.

## Ingredienti: $kind è pineapple, olive, pepper, mushroom, salami o shrimp.

# Da solo, sulle etichette.
ingredient-name =
    { $kind ->
        [pineapple] ananas
        [olive] oliva
        [pepper] peperone
        [mushroom] fungo
        [salami] salame
       *[shrimp] gambero
    }
# Nel numero che va con $count, senza il numero.
ingredient-noun =
    { $kind ->
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
ingredient-noun-emoji = { ingredient-emoji } { ingredient-noun }
ingredient-counted = { $count } { ingredient-noun }
ingredient-counted-emoji = { $count } { ingredient-emoji } { ingredient-noun }
# Come lo si dice al tavolo.
ingredient-call =
    { $count ->
        [1] { $kind ->
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
    { $kind ->
        [pineapple] 🍍
        [olive] 🫒
        [pepper] 🫑
        [mushroom] 🍄
        [salami] 🥓
       *[shrimp] 🦐
    }
# Che cosa c'è su una carta in un'immagine: due lettere, diverse per ciascuna.
ingredient-letters =
    { $kind ->
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

## Che cosa serve a un'ordinazione; parti che si mettono insieme.

needs-any = almeno { $count } ingredienti qualsiasi
needs-choice = { $count } di un altro ingrediente a scelta
needs-two = { $count } di ciascuno di altri due ingredienti a scelta
needs-scarcest = { $count } dell’altro ingrediente più scarso
# $first e $last sono numeri con ingredienti: 5 olive.
needs-either = { $first } oppure { $last }
# $needs è tutto ciò che le serve, $ingredient ciò che non deve esserci, al plurale.
needs-without = { $needs }, senza { $ingredient } sul tavolo

## Ordinazioni come ricette: $first, $second ed $emoji sono emoji di ingredienti.

recipe-any = { $count } carte qualsiasi
recipe-choice = { $count } di un altro ingrediente
recipe-two = { $count } di ciascuno di altri due
recipe-scarcest = { $count } dell’altro più scarso sul tavolo
recipe-either = { $count } { $first } o { $count } { $second }
recipe-without = 🚫 niente { $emoji } sul tavolo

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
