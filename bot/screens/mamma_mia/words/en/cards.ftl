# Ingredients, orders, piles, games and options: the names of things.

## Ingredients: $ingredient is pineapple, olive, pepper, mushroom, salami or shrimp.

# As such, on labels.
ingredient-name =
    { $ingredient ->
        [pineapple] pineapple
        [olive] olive
        [pepper] pepper
        [mushroom] mushroom
        [salami] salami
       *[shrimp] shrimp
    }
# In the number that fits $count, without the number itself.
ingredient-noun =
    { $ingredient ->
        [pineapple] { $count ->
            [one] pineapple
           *[other] pineapples
        }
        [olive] { $count ->
            [one] olive
           *[other] olives
        }
        [pepper] { $count ->
            [one] pepper
           *[other] peppers
        }
        [mushroom] { $count ->
            [one] mushroom
           *[other] mushrooms
        }
        [salami] salami
       *[shrimp] shrimp
    }
counted-plain = { $count } { ingredient-noun }
counted-emoji = { $count } { ingredient-emoji } { ingredient-noun }
counted-brief = { $count } { ingredient-emoji }
counted-pile = { ingredient-emoji } { $count }
# As a player calls it out.
ingredient-call =
    { $count ->
        [1] One
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
        [9] Nine
        [10] Ten
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
# What a card shows in a picture: two letters, different for each.
ingredient-letters =
    { $ingredient ->
        [pineapple] Pi
        [olive] Ol
        [pepper] Pe
        [mushroom] Mu
        [salami] Sa
       *[shrimp] Sh
    }
nothing = nothing

## Orders: $order is the id.

order-name =
    { $order ->
        [four-pineapple] Four Pineapples
        [four-olive] Four Olives
        [four-pepper] Four Peppers
        [four-mushroom] Four Mushrooms
        [four-salami] Four Salami
        [four-shrimp] Four Shrimp
        [one-of-each] One of Each
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

## What an order needs. $pick is what its owner chooses: one ingredient or two, the scarcest, or
## $first or $last, which are cards.

needs-any = at least { $count } ingredients of any kind
needs-choice =
    { $pick ->
        [two] { $count } each of any two other ingredients
        [scarcest] { $count } of the scarcest other ingredient
        [either] either { CARDS($first, form: "plain") } or { CARDS($last, form: "plain") }
       *[one] { $count } of any one other ingredient
    }
# $needs is everything it needs, $forbidden the ingredient that must not be on the table.
needs-listed =
    { LIST($needs) }{ $forbidden ->
        [none] { "" }
       *[other] , with no { INGREDIENT($forbidden, form: "many") } on the table
    }

## Orders as recipes, as brief as can be.

recipe-any = any { $count } ingredients
recipe-choice =
    { $pick ->
        [two] { $count } each of any two others
        [scarcest] { $count } of the scarcest other ingredient
        [either] { CARDS($first, form: "brief") } or { CARDS($last, form: "brief") }
       *[one] { $count } of any one other ingredient
    }
recipe-without = 🚫 no { ingredient-emoji } on the table

## Labels of piles, games and editions.

pile-supply = Supply
pile-waiter = Waiter

game-title =
    { $game ->
        [plus] Mamma Mia! Plus
       *[mamma-mia] Mamma Mia!
    }
option-edition-classic = Classic
option-edition-1999 = First edition, 1999
option-edition-2004 = US edition, 2004
option-helping-on = Helping allowed
option-helping-off = No helping
