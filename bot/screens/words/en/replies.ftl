# Short answers to commands and presses.

reply-somebody = someone else
reply-unknown-button = I don’t know this button any more. `/mammamia table` shows how things stand in this channel.
reply-unknown-command = I don’t know this command. Discord may still be showing you an old list: restart Discord and try again.

# Where players get help and report things, if whoever runs the bot says so.
reply-support = -# Need help, or want to report something? { $address }

reply-opened = The table is open. Invite others to this channel or add computers, and press 🔥 *{ press-begin }* once everyone is here.
reply-joined = You’re in. When the cards are dealt, you’ll get your hand by direct message.
reply-opened-thread = The table is open in { $thread }, where others can join. Add computers if you like, and press 🔥 *{ press-begin }* once everyone is there.
reply-seated = You’re in.
# While direct messages are not open.
reply-unopened = Once the cards are dealt, the button *{ press-hand }* and `/mammamia hand` show you yours; nobody else sees them.
reply-direct = From now on you’ll get your cards by direct message.
reply-direct-failed = Discord won’t let me open new direct messages just now. The button *{ press-hand }* shows your cards to you alone.
# For whoever takes no direct messages.
reply-closed =
    I can’t send you direct messages, but you can play without them: once the cards are dealt, the button *{ press-hand }* and `/mammamia hand` show you yours, and nobody else sees them.
    To get them by direct message as well, allow that under *Server name → Privacy Settings → Direct Messages*; I’ll try again when the cards are dealt.
reply-back = You’re back at the table; `/mammamia hand` shows your cards.
reply-left = You’ve left the table.
reply-left-game = You’ve left the game; a computer plays on for you. `/mammamia join` brings you back.
reply-left-last = You’ve left. Nobody is playing any more, so this table is closed.
reply-sure =
    { $what ->
        [leave] You’re the last person playing: if you leave, the game is over for good, with no winner. Are you sure? If not, just carry on.
        [cancel] This cancels the game for good, with no winner. Are you sure? If not, just carry on.
       *[close] This closes the table before any cards are dealt. Are you sure? If not, just carry on.
    }
reply-yes =
    { $what ->
        [leave] Leave and end the game
        [cancel] Cancel the game
       *[close] Close the table
    }
reply-added = I’ve added a computer.
reply-removed = I’ve removed a computer.
reply-begun = The cards are dealt. Have fun!
reply-cancelled = I’ve cancelled the game.
reply-table-closed = I’ve closed the table.
reply-cleared-away = I couldn’t read this table any more, so I’ve cleared it away. `/mammamia start` opens a new one.
reply-being-told = 🔥 I’m still telling the channel what happened. This is how things stood before that.
reply-pictures =
    { $pictures ->
        [on] From now on your hand comes with a picture.
       *[off] From now on your hand comes in words only; `pictures:on` brings the picture back.
    }
reply-noted = 📝 Noted.
reply-played = ✅ Done. I’ve updated your hand.
reply-moved = ✅ Done. The channel will hear what comes of it.
reply-held-up = ⏳ So many people are playing that Discord makes me wait. No move is lost, and the channel will hear of it in a moment.
reply-skipped = Skipped: the rest comes all at once.
reply-bets-so-far = -# Bets you’ve won so far: { $right } of { $bets }.
reply-bet =
    { $guess ->
        [baked] 🍕 You bet that it’ll be *baked*. Nobody else sees that, and you can change your mind until the verdict.
       *[burnt] 🔥 You bet that it’ll *burn*. Nobody else sees that, and you can change your mind until the verdict.
    }
reply-rematch = The rematch is open: press 🔥 *{ press-begin }* once everyone is here.

hint-move = 💡 Seeing what you see, a strong computer would do this: **{ $move }**
hint-others = -# It also thought of:
hint-other = - **{ $move }**: { $reason }
hint-chance = Your chance of winning: { $chance }%.
press-hint = Hint (the channel hears of it)
press-do-it = Do it
press-chances = Chances
hint-hunch = It hasn’t worked anything out this time: it goes by feel.

warning-do-it = Do it anyway
warning-otherwise = Nothing has been played yet. Press *{ warning-do-it }*, or just make another move.

rules-menu = Choose a topic
press-page-back = Back
press-page-next = Next
press-rules-numbers = Rule numbers
press-rules-plain = Without numbers
press-again = Once more
again-page = -# 🔁 Once more, only for you: { $number } of { $count }

record-ready =
    The record of { $game }: told in words, and as data.
    -# To check a seal by hand: it’s the SHA-256 of the salt’s bytes followed by its entry in `log` as JSON with sorted keys and no spaces.
history-heading = ### 📜 Your latest games
history-game = **{ $number }. { $title }** · { $date }
# $place says how the reader fared, $names is everybody in the order of the ranking.
history-players = { $place } · { $names }
history-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $count }
history-left = 🚪 left early
history-went = -# { $sentence }
history-menu = How did it go?
history-choice = { $number }. { $title }
settings-title = This server’s settings, and what new tables start with
settings-default = { $setting } (default)
settings-default-language = { $setting } (default: this server’s language on Discord)
settings-default-opener = The language of whoever opens the table (default)
settings-reset = Back to the default: { $setting }
settings-reset-language = Back to the default: a Community server’s language, or that of whoever opens the table
settings-changed = -# Saved. Tables that are already open stay as they are.
settings-hint = -# Change these with the options of `/mammamia settings`. Whoever opens a table can still set it up differently.
settings-line = **{ $option }** · { $setting }
table-choice = { $title } · { $names }
record-ends = The record ends here.
record-stops = The record stops in mid-game.
record-choice = { $date } · { $title } · { $names }

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-read_message_history = Read Message History
permission-create_public_threads = Create Public Threads
