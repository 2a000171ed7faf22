# The lobby, and what happens to the seats.

home-opened = 🍕 **{ $host }** opens a table of **{ $title }** in { $thread }: whoever likes may join there.
home-begun = 🍕 A game of **{ $title }** is being played in { $thread }.
lobby-title = 🍕 { $title }
# Behind the name of a computer: how well it plays.
computer-strength =
    { " " }({ $strength ->
        [easy] easy
        [hard] hard
       *[other] normal
    })
lobby-host = 👑 host
lobby-too-few = { $setting } (with more players)
lobby-not-in-force = { $setting } (not with so few players)
lobby-begins = 🏁 begins
lobby-first = Who begins: { $name }
lobby-drawn = drawn by lot
lobby-nobody = Nobody sits here yet.
lobby-free =
    { $count ->
        [one] ▫️ *1 seat is free*
       *[other] ▫️ *{ $count } seats are free*
    }
lobby-missing =
    { $count ->
        [one] ⏳ *One more player or computer, and you can begin.*
       *[other] ⏳ *{ $count } more players or computers, and you can begin.*
    }
closed-by = { $name } has cancelled this game. Another table opens with `/mammamia start`.
closed-empty = Everybody has left, so this table is closed. Another table opens with `/mammamia start`.
closed-why = Whoever runs this bot has closed this table: “{ $why }”

lobby-menu-game = The game, for the host …
lobby-menu-option = The table, for the host …
lobby-menu-own = Your own ingredient: on all your orders …
lobby-choice = { $option }: { $setting }

press-join = Join
press-leave = Leave
press-add = Add computer
press-remove = Remove computer
press-begin = Begin
press-cancel = Cancel
press-play = Play
press-hand = Hand
press-table = Table
press-rules = Rules
press-decide = Decide
press-direct = Send me a direct message
press-skip = Skip
press-notes = Notes
press-rematch = Rematch
press-newer = Newer
press-older = Older
press-back = All games
press-here = Here
press-everywhere = Everywhere
press-higher = Higher
press-lower = Lower
press-baked = Bet: baked
press-burnt = Bet: burnt

seat-left = 👋 { $name } has left the game. A computer plays on at that seat.
seat-absent = 💤 { $name } seems to be away. A computer plays on until { $name } uses a button or a command here.
seat-back = 🙌 { $name } is back at the table.
seat-host = 👑 { $name } is the host now.
hint-taken = -# 💡 { $name } has taken a hint.
hand-left = You have left this game; a computer plays on with your cards. `/mammamia join` in its channel brings you back.

# $until is a time as Discord shows it: in 2 minutes.
reminder = ⏰ Half of the turn time is over; a computer plays { $until }.
cancelled-by = ✖️ { $name } has cancelled this game. There is no winner.
cancelled-empty = ✖️ Nobody is left to play, so this game is over. There is no winner.
cancelled-why = ✖️ Whoever runs this bot has ended this game: “{ $why }” There is no winner.
cancelled-hand = This game was cancelled. There is no winner.
abandoned-hand = The channel of this game is gone, so the game is over.
closed-hand = This table was closed before a card was dealt.
left-hand = You have left this table. `/mammamia join` in its channel takes you back as long as the cards are not dealt.
hand-waits = 🪑 You sit at the table. Your cards come here as soon as they are dealt.
hand-asks = 🔒 { $title }: a question for you alone
hand-unreachable = 📪 { $name }, I cannot send you direct messages. The button *{ press-hand }* shows your cards to you alone; it also lets me try again.
hand-unopened = ⏳ { $name }, I can’t open direct messages just now. The button *{ press-hand }* shows your cards to you alone.
