# A player's own hand. $place is the channel of the table.

hand-heading = ### 🎭 { $title }
hand-your-choice = 👉 **Your choice** · { $place }
hand-your-turn = 👉 **Your turn** · { $place }
hand-waits-for-others = -# It’s someone else’s turn. I’ll call you in { $place } when it’s yours, and your buttons come here.
hand-stopped = -# { $place } · You’ve stopped for this round; I’ll call you again in the next.
hand-place = -# { $place }
hand-secret = 🎭 Your secret character is { ROW($secret, form: "emoji") } **{ ROW($secret, form: "whom") }**. Nobody else knows.
hand-secret-shown = 🎭 Your secret character was { ROW($secret, form: "emoji") } **{ ROW($secret, form: "whom") }**.
hand-choose = 🎭 You choose first: take anyone you like; the others are dealt theirs from the rest.
    Grandpa is worth +3, and +7 once he has taken the child off the school bus; Grandma +5; Mamma +3; the wife and the son 0; the husband −5. When two have the same movement, the younger may steal from the older: the son is the youngest, but he never steals.
hand-no-secret = 🎭 You’re dealt your secret character as soon as the first one is chosen.
hand-beside = Beside that character: { $lying }
hand-hint-child = -# The child: the school bus must have 4 movement cards, and Grandpa the same movement as the bus. Then whoever’s turn it is may let him take the child.
hand-points =
    { $points ->
        [one] So far **{ NUMBER($points) } point**: { ITEMS($items) }
       *[other] So far **{ NUMBER($points) } points**: { ITEMS($items) }
    }
hand-no-points = So far 0 points.
hand-first-turn =
    📖 Place a card in any row, your character’s or another’s: you all move everyone, and you win if your character has the most points in the end. The others just shouldn’t notice whose side you’re on.
    When the deck is used up, the market card goes to the character with the most 👣 among those with enough 💶 in their row. A drawing is worth most on several of a character’s cards.
ask =
    { $phase ->
        [secret] 🎭 **Who do you choose?**
        [guests] 🧳 **The dinner hour begins: who gets your guest { NUMBER($guest) }?** It costs that character { $cost } points.
        [trick] 👉 **Your turn: what do you do?** You’ll see what it would set off before you decide.
        [vote] ✋ **Who gets the WC?** That’s 1 movement less when the round ends, and nobody can steal from them.
        [run-over] 🚌 **Does the school bus run someone over?** That’s 2 movement less when the round ends, and nobody can steal from them.
        [child] 👶 **Does Grandpa take the child?** With the child he may also steal once.
       *[steal] 🫳 **Does anyone steal a market card?** One per turn at most.
    }
hand-won =
    { $points ->
        [one] 🏆 You won with { NUMBER($points) } point!
       *[other] 🏆 You won with { NUMBER($points) } points!
    }
hand-lost =
    🏁 The game is over. You finished { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }, with { $points ->
        [one] { NUMBER($points) } point.
       *[other] { NUMBER($points) } points.
    }

# A turn in steps.
press-trick = Play
press-choose = Choose
press-step =
    { $kind ->
        [wc] WC
        [remove] Remove a card
        [stop] Stop
       *[guest] Guest
    }
step-place = 🃏 **Where do you place { CARDS($cards) }?**
step-no-room = -# Not here: { ROW($rows) }. A row takes four cards at most, two of them money, and the school bus takes no money.
step-row =
    { $money ->
        [0] { ROW($row, form: "title") }: then { $movement } 👣
       *[other] { ROW($row, form: "title") }: then { $movement } 👣 { $money } 💶
    }
step-row-sets-off = { $line } → **{ $effects }**
step-remove = 🧹 **Which row loses its last card?** { $left } more can go this round.
step-wc = 🚽 **Call a WC vote?** Everyone votes for a character, you last, and in a tie your vote counts twice. Whoever gets the WC has 1 movement less when the round ends, and nobody can steal from them.
step-stop = 🚫 **Stop, and lock which card?** A locked card can’t be stolen or lost. You take no more turns this round, and you can do this only once per game.
step-stop-card = { MARKET($card, form: "plain") } ({ ROW($owner) })
step-guest = 🧳 **Who gets your guest { NUMBER($guest) }?** It costs that character { $cost } points. You have one guest per game, and you still take your action afterwards.
step-back = Back

# Decisions, where numbers help: the movement that counts at the end, and what Grandpa is worth.
press-run-over = Run over { ROW($character, form: "whom") } ({ NUMBER($before) } → { NUMBER($after) }){ LOSING($lost) }
press-take-child = Yes, take the child: { SIGNED($together) } instead of { SIGNED($alone) }

# Moves, as buttons and hints name them.
move-secret = Choose { ROW($character, form: "whom") }
move-place = Place { CARDS($cards) } { ROW($row, form: "at") }
move-wc = Call a WC vote
move-vote = Vote for { ROW($character, form: "whom") }
move-remove = Remove the last card { ROW($row, form: "from") }
move-stop = Stop, and lock { MARKET($card) }
move-guest = Place the guest { ROW($character, form: "at") }
move-run-over =
    { $character ->
        [none] Run over nobody
       *[other] Run over { ROW($character, form: "whom") }{ LOSING($lost) }
    }
losing = , who loses { MARKET($cards, form: "plain") }
move-child =
    { $take ->
        [yes] Yes, take the child
       *[no] No
    }
move-steal =
    { $theft ->
        [none] Steal nothing
       *[other] { THEFTS($theft, form: "plain") }
    }

# What a hint expects of a move.
hint-buys =
    { $who ->
        [none] It expects nobody to buy this round’s market card.
       *[other] It expects { ROW($who, form: "who") } to buy this round’s market card.
    }
hint-arrives = It expects { ROW($who, form: "who") } to arrive first.
hint-hides = It hides your side: that row isn’t yours.
