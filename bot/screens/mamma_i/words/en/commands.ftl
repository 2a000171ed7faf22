# Commands and options as Discord lists them: names of at most 32 lower-case letters,
# descriptions of at most 100 characters.

command-mammai-description = Play Mamma I; /mammamia start opens a table
command-secret-name = secret
command-secret-description = Choose your secret character, if the first choice is yours
command-place-name = place
command-place-description = Your trick: put cards of the display into a row
command-wc-name = wc
command-wc-description = Your trick: have everybody vote on who gets the wc
command-vote-name = vote
command-vote-description = Name who is to get the wc
command-remove-name = remove
command-remove-description = Your trick: remove the last card of a row
command-stop-name = stop
command-stop-description = Your trick: turn a market card, and make no more tricks in this turn
command-guest-name = guest
command-guest-description = Lay your guest beside a character, before your trick or at the dinner hour
command-run-over-name = run-over
command-run-over-description = Say whom the schoolbus runs over
command-child-name = child
command-child-description = Say whether Grandpa takes the child
command-steal-name = steal
command-steal-description = Say which market card is stolen

## Options

option-cards-name = cards
option-cards-description = One card of the display, or two equal movement cards
option-row-name = row
option-row-description = Which row; you are shown what each would set off, if you leave it out
option-character-name = character
option-character-description = Which character
option-card-name = card
option-card-description = Which market card
option-to-name = to
option-to-description = Who takes it
option-take-name = take
option-take-description = Whether Grandpa takes it

command-run-over-option-character-description = Whom the schoolbus runs over, or nobody
command-run-over-option-card-description = What the son loses, if he is run over
command-steal-option-card-description = Which market card, or nothing

## Choices

choice-yes = Yes
choice-no = No
