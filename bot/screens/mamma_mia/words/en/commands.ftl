# Commands and options as Discord lists them: names of at most 32 lower-case letters,
# descriptions of at most 100 characters.

command-mammamia-description = Open tables, and play Mamma Mia! and Mamma Mia! Plus
command-play-name = play
command-play-description = Your turn: put ingredients into the oven, perhaps an order, and draw
command-pass-name = pass
command-pass-description = Pass, when you have no ingredient in hand: you only draw
command-bake-name = bake
command-bake-description = Bake your order that came out of the oven
command-decline-name = decline
command-decline-description = Decline to bake your order: it goes back to your waiter
command-ask-name = ask
command-ask-description = Plus: ask for help, for cards that your order lacks
command-assist-name = assist
command-assist-description = Plus: say whether you help the player who asks for cards

## Options

option-edition-name = edition
option-edition-description = Mamma Mia!, not Plus: which edition of the rules
option-helping-name = helping
option-helping-description = Plus: whether you may ask each other for cards
option-ingredient-name = ingredient
option-ingredient-description = Which ingredient goes into the oven
option-count-name = count
option-count-description = How many cards of it
option-order-name = order
option-order-description = An order that goes in on top, or none
option-draw-name = draw
option-draw-description = Which pile you fill up your hand from: supply or waiter
option-choice-name = choice
option-choice-description = Which ingredient you choose, if the order leaves a choice
option-add-name = add
option-add-description = Cards that you add from your hand
option-want-name = want
option-want-description = Cards that you wish for from the others
option-give-name = give
option-give-description = Whether you give the cards

command-pass-option-order-description = Edition of 1999: an order that goes in all the same
command-bake-option-add-description = Exactly the cards that the table lacks
command-ask-option-add-description = Your own share of what the table lacks

## Choices

choice-yes = Yes
choice-no = No
