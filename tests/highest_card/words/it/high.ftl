game-title = Carta più alta
game-about = Vince la carta più alta.
command-highcard-description = Giocare a Carta più alta
command-lay-name = cala
command-lay-description = Cala una delle tue carte
option-card-name = carta
option-card-description = Quale carta
option-deck-name = mazzo
option-deck-description = Carta più alta: quale mazzo
option-deck-small = Mazzo piccolo
option-deck-large = Mazzo grande
lobby-begun = Le carte sono distribuite.
rules-topic-high = Carta più alta
rules-high = Tutti calano una carta, e vince la più alta.
refusal-game-over = È finita.
refusal-deal-first = Prima si danno le carte.
refusal-not-your-turn = Aspetta { $turn }.
refusal-not-in-hand = Il { $card } non ce l’hai; le tue carte sono { HAND($hand) }.
refusal-wrong-deal = Così non si danno le carte.
high-dealt = Tutti hanno tre carte.
high-laid = { $name } cala il { $card }.
high-hand = Le tue carte: { $cards }
high-lay = Cala il { $card }
high-won = { $name } vince con il { $card }!
high-went =
    { $count ->
        [one] Ha fatto la differenza uno.
       *[other] Hanno fatto la differenza in { $count }.
    }
command-notes-name = appunti
command-notes-description = Annotare qualcosa
high-noted = Appunti: { $text }
high-notes = Appunti
high-note = Che cosa?
