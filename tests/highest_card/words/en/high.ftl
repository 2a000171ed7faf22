game-title = Highest Card
game-about = The highest card wins.
command-highcard-description = Play Highest Card
command-lay-name = lay
command-lay-description = Lay one of your cards
option-card-name = card
option-card-description = Which card
option-deck-name = deck
option-deck-description = Highest Card: which deck
option-deck-small = Small deck
option-deck-large = Large deck
lobby-begun = The cards are dealt.
rules-topic-high = Highest Card
rules-high = Everybody lays a card, and the highest wins.
refusal-game-over = It is over.
refusal-deal-first = The deal comes first.
refusal-not-your-turn = Wait for { $turn }.
refusal-not-in-hand = You do not hold the { $card }; your cards are { HAND($hand) }.
refusal-wrong-deal = That is no deal.
high-dealt = Everybody has three cards.
high-laid = { $name } lays the { $card }.
high-hand = Your cards: { $cards }
high-lay = Lay the { $card }
high-won = { $name } wins with the { $card }!
high-went =
    { $count ->
        [one] It was won by one.
       *[other] It was won by { $count }.
    }
command-notes-name = notes
command-notes-description = Note something
high-noted = Notes: { $text }
high-notes = Notes
high-note = What?
