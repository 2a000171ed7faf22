# Commands and options as Discord lists them: names of at most 32 lower-case letters,
# descriptions of at most 100 characters.

command-mammamia-description = Open tables, and play Mamma Mia! and Mamma Mia! Plus
command-play-name = play
command-play-description = Your turn: put ingredients into the oven, perhaps an order too, and draw
command-pass-name = pass
command-pass-description = Pass, if you have no ingredients in hand: you only draw
command-bake-name = bake
command-bake-description = Bake your order that’s just come out of the oven
command-decline-name = decline
command-decline-description = Decline to bake your order: it burns and goes back to your waiter
command-ask-name = ask
command-ask-description = Plus: ask the others for help with cards your order is missing
command-assist-name = assist
command-assist-description = Plus: say whether you’ll help the player who’s asking for cards

## Options

option-edition-name = edition
option-edition-description = Which edition of the rules; for Mamma Mia! only, not for Plus
option-helping-name = helping
option-helping-description = Plus: whether you may ask each other for cards
option-ingredient-name = ingredient
option-ingredient-description = Which ingredient goes into the oven
option-count-name = count
option-count-description = How many of them go in
option-order-name = order
option-order-description = An order to put on top, or none
option-draw-name = draw
option-draw-description = Which pile you fill up your hand from: supply or waiter
option-choice-name = choice
option-choice-description = Which ingredient you choose, if the order leaves you a choice
option-add-name = add
option-add-description = Cards you add from your hand
option-want-name = want
option-want-description = Cards you want from the others
option-give-name = give
option-give-description = Whether you give the cards

command-pass-option-order-description = 1999 edition: an order to put in all the same
command-bake-option-add-description = Exactly the cards missing from the table
command-ask-option-add-description = The missing cards you add yourself

## Choices

choice-yes = Yes
choice-no = No
