# The own hand. $place is the channel of the table.

hand-heading = ### 🎭 { $title }
hand-your-turn = 👉 **Your trick** · { $place }
hand-waits-for-others = -# It is somebody else’s trick. You are called in { $place } when it is yours, and your buttons come here.
hand-stopped = -# { $place } · You have stopped for this turn of the game; you are called again in the next.
hand-place = -# { $place }
hand-secret = 🎭 Your secret character is { $emoji } **{ $whom }**. Nobody else knows.
hand-secret-shown = 🎭 Your secret character was { $emoji } **{ $whom }**.
hand-choose = 🎭 The first choice is yours: whoever you take, the others are dealt from the rest.
    Grandpa is worth +3, and +7 once he has taken the child off the schoolbus; Grandma +5; Mamma +3; wife and son 0; the husband −5. Where two have equal movement, the younger may steal from the older: the son is the youngest, but never steals.
hand-no-secret = 🎭 Your secret character is dealt as soon as the first choice is made.
hand-beside = Beside that card: { $lying }
hand-hint-child = -# The child: the schoolbus must have 4 movement cards, and Grandpa as much movement as it has. Then whoever’s trick it is may let him take the child.
hand-points =
    { $count ->
        [one] So far **{ $shown } point**: { $items }
       *[other] So far **{ $shown } points**: { $items }
    }
hand-no-points = So far 0 points.
ask-secret = 🎭 **Whom do you choose?**
ask-guests = 🧳 **The dinner hour begins: beside whom do you lay your guest { $guest }?** It costs that character { $cost } points.
ask-trick = 👉 **Your trick: what do you do?** You see what it would set off before it is done.
ask-vote = ✋ **Who is to get the wc?** That is 1 movement less when the turn ends, and nothing can be stolen from there.
ask-run-over = 🚌 **Does the schoolbus run somebody over?** That is 2 movement less when the turn ends, and nothing can be stolen from there.
ask-child = 👶 **Does Grandpa take the child?** He is worth 7 with it, and may steal once.
ask-steal = 🫳 **Is a market card stolen?** One at most in a trick.
hand-won =
    { $count ->
        [one] 🏆 You win with { $shown } point!
       *[other] 🏆 You win with { $shown } points!
    }
hand-lost =
    { $count ->
        [one] 🏁 The game is over: you finish in place { $place }, with { $shown } point.
       *[other] 🏁 The game is over: you finish in place { $place }, with { $shown } points.
    }

# A trick in steps.
press-trick = Play
press-choose = Choose
press-wc = wc
press-remove-card = Remove a card
press-stop = Stop
press-guest = Guest
press-call-wc = Call the wc
press-child = Yes, with the child
press-no-child = No
press-run-over = Run over { $whom }
press-run-over-losing = Run over { $whom }, losing { $cards }
press-run-over-nobody = Run over nobody
press-steal = { $card } for { $to }
press-steal-nothing = Steal nothing
step-place = 🃏 **Where do you put { $cards }?**
step-no-room = -# They cannot go to { $rows }: four cards at most lie in a row, two of them money, and none of that with the schoolbus.
step-row =
    { $money ->
        [0] { $emoji } { $name }: then { $movement } 👣
       *[other] { $emoji } { $name }: then { $movement } 👣 { $money } 💶
    }
step-row-sets-off = { $line } → **{ $effects }**
step-remove = 🧹 **Which row loses its last card?** { $left } more may be removed in this turn.
step-wc = 🚽 **Call the wc?** Everybody names a character, you last, and in a tie your vote counts twice. Whoever gets it has 1 movement less when the turn ends, and nothing can be stolen from there.
step-stop = 🚫 **Stop, and turn which card?** A turned card cannot be stolen or lost. You make no more tricks in this turn, and can do this once in a game.
step-stop-card = { $card } ({ $name })
step-guest = 🧳 **Lay your guest { $guest } beside whom?** It costs that character { $cost } points. You have one guest in a game, and your trick comes after it.
step-back = Back

# What a hint says, and why.
hint-place = Lay { $cards } { $at }
hint-remove = Remove the last card { $at }
hint-stop = Stop, with { $card }
hint-guest = Lay the guest { $at }
hint-vote = Vote for { $whom }
hint-secret = Choose { $whom }
hint-buys = It expects { $who } to buy the market card of this turn, and gives you { $chance } % to win.
hint-nobody-buys = It expects nobody to buy the market card of this turn, and gives you { $chance } % to win.
hint-arrives = It expects { $who } to arrive first, and gives you { $chance } % to win.
