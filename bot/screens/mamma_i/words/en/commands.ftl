# Commands and options as Discord lists them: names of at most 32 lower-case letters,
# descriptions of at most 100 characters.

command-mammai-description = Play Mamma I; /mammamia start opens a table
command-secret-name = secret
command-secret-description = Choose your secret character, if you get to choose first
command-place-name = place
command-place-description = Your turn: place cards from the display in a row
command-wc-name = wc
command-wc-description = Your turn: call a vote on who gets the WC
command-vote-name = vote
command-vote-description = Vote on who gets the WC
command-remove-name = remove
command-remove-description = Your turn: remove the last card of a row
command-stop-name = stop
command-stop-description = Your turn: lock a market card, and take no more turns this round
command-guest-name = guest
command-guest-description = Place your guest with a character, before your action or at the dinner hour
command-run-over-name = run-over
command-run-over-description = Say who the school bus runs over
command-child-name = child
command-child-description = Say whether Grandpa takes the child
command-steal-name = steal
command-steal-description = Say which market card is stolen

## Options

option-cards-name = cards
option-cards-description = One card from the display, or two equal movement cards
option-row-name = row
option-row-description = Which row; leave it out to see what each one would set off
option-character-name = character
option-character-description = Which character
option-card-name = card
option-card-description = Which market card
option-to-name = to
option-to-description = Who takes it
option-take-name = take
option-take-description = Whether Grandpa takes it

command-run-over-option-character-description = Who the school bus runs over, or nobody
command-run-over-option-card-description = What the son loses if he’s run over
command-steal-option-card-description = Which market card, or nothing

## Choices

choice-yes = Yes
choice-no = No
