# Commands and options as Discord lists them: names of at most 32 lower-case letters,
# descriptions of at most 100 characters.

command-mammamia-description = Play Mamma Mia! and Mamma Mia! Plus

command-start-name = start
command-start-description = Open a table in this channel, where others can join
command-join-name = join
command-join-description = Join the table in this channel, or come back to the game that you left
command-leave-name = leave
command-leave-description = Leave the table; in a running game a computer plays on for you
command-begin-name = begin
command-begin-description = Host: begin the game by dealing the cards
command-cancel-name = cancel
command-cancel-description = Host: cancel the game at this table, after asking once more
command-computer-name = computer
command-computer-description = Host: add a computer to the table, or remove one
command-skip-name = skip
command-skip-description = Skip the wait: the rest of the story is told at once
command-rematch-name = rematch
command-rematch-description = Rematch: open a new table here with the same players
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
command-hand-name = hand
command-hand-description = Look at your hand; nobody else sees it
command-table-name = table
command-table-description = See what lies open: round, turn, orders, numbers of cards
command-rules-name = rules
command-rules-description = Read up on the rules, topic by topic
command-record-name = record
command-record-description = Get the record of a finished game as a file
command-settings-name = settings
command-settings-description = Show or change what new tables on this server start with

## Options

option-game-name = game
option-game-description = Which game
option-edition-name = edition
option-edition-description = Mamma Mia!, not Plus: which edition of the rules
option-helping-name = helping
option-helping-description = Plus: whether you may ask each other for cards
option-memory-name = memory
option-memory-description = Whether old announcements stay in the channel
option-pace-name = pace
option-pace-description = How fast is told what comes out of the oven
option-turn_time-name = turn_time
option-turn_time-description = How long a turn may take before a computer makes it
option-computers-name = computers
option-computers-description = How many computers play along
option-remove-name = remove
option-remove-description = Remove a computer instead
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
option-table-name = table
option-table-description = Which of your tables, if you play at several
option-topic-name = topic
option-topic-description = What you would like to know
option-game_id-name = game_id
option-game_id-description = Which finished game; the latest, if you leave it out
option-language-name = language
option-language-description = The language of this server's channels

command-pass-option-order-description = Edition of 1999: an order that goes in all the same
command-bake-option-add-description = Exactly the cards that the table lacks
command-ask-option-add-description = Your own share of what the table lacks
command-settings-option-memory-description = Whether old announcements stay, unless a table is opened otherwise
command-settings-option-pace-description = How fast the oven's story is told, unless a table is opened otherwise
command-settings-option-turn_time-description = How long a turn may take, unless a table is opened otherwise

## Choices

choice-yes = Yes
choice-no = No
language-en = English
language-de = Deutsch
