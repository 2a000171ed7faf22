# The lobby, and what happens to the seats.

home-opened = 🍕 **{ $host }** has opened a table of **{ $title }** in { $thread }. Come and join!
home-begun = 🍕 A game of **{ $title }** is on in { $thread }.
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
lobby-not-in-force = { $setting } (not with this few players)
lobby-begins = 🏁 goes first
lobby-first = Who goes first: { $name }
lobby-drawn = drawn at random
lobby-nobody = Nobody is at this table yet.
lobby-free =
    { $count ->
        [one] ▫️ *1 free seat*
       *[other] ▫️ *{ $count } free seats*
    }
lobby-missing =
    { $count ->
        [one] ⏳ *One more player or computer, and you can begin.*
       *[other] ⏳ *{ $count } more players or computers, and you can begin.*
    }
closed =
    { $how ->
        [by] { $name } has closed this table. Open another with `/mammamia start`.
        [empty] Everyone has left, so this table is closed. Open another with `/mammamia start`.
       *[why] Whoever runs this bot has closed this table: “{ $why }”
    }

# What is agreed on, a line for each group.
lobby-settings =
    -# { $group ->
        [game] 🎲 The game: { $settings }
        [telling] 📣 In the channel: { $settings }
       *[table] 🪑 At the table: { $settings }
    }
# One of a table's terms in plain words; $setting is its name as a choice, $value the same untranslated.
lobby-now =
    { $term ->
        [memory] { $value ->
            [open] all plays stay
           *[other] only the latest play stays
        }
        [pace] { $value ->
            [slow] slow pace
            [fast] fast pace
            [instant] every story at once
           *[other] normal pace
        }
        [pictures] { $value ->
            [off] no pictures
           *[other] pictures
        }
        [turn_time] { $value ->
            [off] no limit for a turn
           *[other] { $setting } for a turn
        }
        [bets] { $value ->
            [off] no bets
           *[other] bets
        }
        [hints] { $value ->
            [off] no hints
           *[other] hints
        }
        [strength] { $value ->
            [easy] new computers are easy and forget
            [hard] new computers are hard and think ahead
           *[other] new computers are normal and remember everything
        }
       *[other] { $setting }
    }
lobby-for-beginners = -# 🌱 Good for a first game: the computers are easy, and every play stays to be read.
lobby-game = The game: { $title }

lobby-menu-game = Host: the game …
lobby-menu-telling = Host: what the channel sees …
lobby-menu-table = Host: turns, bets, hints, computers …
lobby-menu-own = Choose your own ingredient (it’s on all your orders) …
lobby-choice = { $option }: { $setting }

press-join = Join
press-leave = Leave
press-add = Add computer
press-remove = Remove computer
press-begin = Begin
press-solo = Solo
press-cancel = Cancel
press-play = Play
press-hand = Hand
press-table = Table
press-rules = Rules
press-decide = Decide
press-direct = Send me direct messages
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

seat =
    { $how ->
        [left] 👋 { $name } has left the game. A computer plays on.
        [absent] 💤 { $name } seems to be away. A computer plays on until { $name } uses a button or a command here.
        [back] 🙌 { $name } is back at the table.
       *[host] 👑 { $name } is the host now.
    }
hint-taken = -# 💡 { $name } asked for a hint.
hand-left = You’ve left this game; a computer plays on with your cards. `/mammamia join` in its channel brings you back.

# $until is a time as Discord shows it: in 2 minutes.
reminder = ⏰ Half your turn time is up; a computer plays { $until }.
cancelled =
    { $how ->
        [by] ✖️ { $name } has cancelled this game. There’s no winner.
        [empty] ✖️ Nobody is left to play, so this game is over. There’s no winner.
       *[why] ✖️ Whoever runs this bot has ended this game: “{ $why }” There’s no winner.
    }
cancelled-hand = This game was cancelled. There’s no winner.
abandoned-hand = This game’s channel is gone, so the game is over.
closed-hand = This table was closed before any cards were dealt.
left-hand = You’ve left this table. Until the cards are dealt, `/mammamia join` in its channel brings you back.
hand-waits = 🪑 You’re at the table. Your cards come here as soon as they’re dealt.
hand-asks = 🔒 { $title }: a question for you alone
hand-unreachable = 📪 { $name }, I can’t send you direct messages. The button *{ press-hand }* shows your cards to you alone; it also lets me try again.
hand-unopened = ⏳ { $name }, I can’t open direct messages just now. The button *{ press-hand }* shows your cards to you alone.
