# Ingredients, orders, piles, games and options: the names of things.

## Ingredients: $kind is pineapple, olive, pepper, mushroom, salami or shrimp.

# As such, on labels.
ingredient-name =
    { $kind ->
        [pineapple] pineapple
        [olive] olive
        [pepper] pepper
        [mushroom] mushroom
        [salami] salami
       *[shrimp] shrimp
    }
# In the number that fits $count, without the number itself.
ingredient-noun =
    { $kind ->
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
ingredient-noun-emoji = { ingredient-emoji } { ingredient-noun }
ingredient-counted = { $count } { ingredient-noun }
ingredient-counted-emoji = { $count } { ingredient-emoji } { ingredient-noun }
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
    { $kind ->
        [pineapple] 🍍
        [olive] 🫒
        [pepper] 🫑
        [mushroom] 🍄
        [salami] 🥓
       *[shrimp] 🦐
    }
# What a card shows in a picture: two letters, different for each.
ingredient-letters =
    { $kind ->
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

## What an order needs; parts that are put together.

needs-any = at least { $count } ingredients of any kind
needs-choice = { $count } of any one other ingredient
needs-two = { $count } each of any two other ingredients
needs-scarcest = { $count } of the scarcest other ingredient
# $first and $last are numbers with ingredients: 5 olives.
needs-either = either { $first } or { $last }
# $needs is everything it needs, $ingredient what must not be on the table, in the plural.
needs-without = { $needs }, with no { $ingredient } on the table

## Orders as recipes: $first, $second and $emoji are emoji of ingredients.

recipe-any = any { $count } ingredients
recipe-choice = { $count } of any one other ingredient
recipe-two = { $count } each of any two others
recipe-scarcest = { $count } of the scarcest other ingredient
recipe-either = { $count } { $first } or { $count } { $second }
recipe-without = 🚫 no { $emoji } on the table

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
