# Short answers to commands and presses.

door-somebody = someone else
door-unknown-button = I do not know this button any more. `/mammamia table` shows how things stand in this channel.
door-unknown-command = I do not know this command in this form. Discord may still show an old list: restart Discord and try again.

# Where players get help and report things, if the host says so.
door-support = -# Need help, or want to report something? { $address }

door-opened = The table is open. Invite others to this channel or add computers, and press 🔥 *{ press-begin }* as soon as everybody is there.
door-joined = You sit at the table. When the cards are dealt, your hand comes by direct message.
door-opened-thread = The table is open in {$thread}; people find it there. Add computers if you like, and press 🔥 *{ press-begin }* as soon as everybody is there.
door-seated = You sit at the table.
# While direct messages are not open.
door-unopened = Once the cards are dealt, the button *{ press-hand }* and `/mammamia hand` show them to you alone.
door-direct = Your cards come by direct message from now on.
door-direct-failed = Discord won’t let me open new direct messages just now. The button *{ press-hand }* shows your cards to you alone.
# For whoever takes no direct messages.
door-closed =
    I cannot send you direct messages, but you can play without them: once the cards are dealt, the button *{ press-hand }* and `/mammamia hand` show your cards to you alone.
    To get them by direct message as well, allow these under *Server name → Privacy Settings → Direct Messages*; when the cards are dealt I try again.
door-back = You are back at the table; `/mammamia hand` shows your cards.
door-left = You have left the table.
door-left-game = You have left the game; a computer plays on. `/mammamia join` brings you back.
door-left-last = You have left. Nobody plays any more, so this table is closed.
door-leave-sure = You are the last one to play here: if you leave, the game is over for good, and there is no winner. Are you sure? If not, simply go on.
door-leave-yes = Leave and end the game
door-added = A computer is added.
door-removed = A computer is removed.
door-begun = The cards are dealt. Have fun!
door-cancel-sure = This cancels the game at this table for good, and there is no winner. Are you sure? If not, simply go on.
door-cancel-yes = Cancel the game
door-close-sure = This closes the table before a card is dealt. Are you sure? If not, simply go on.
door-close-yes = Close the table
door-cancelled = The game is cancelled.
door-cleared-away = I could not read this table any more; now it is cleared away. `/mammamia start` opens a new one.
door-being-told = 🔥 The channel is still being told what has happened. This is how things stood before that.
door-pictures-on = From now on your hand comes with a picture.
door-pictures-off = From now on your hand comes in words only; `pictures:on` brings the picture back.
door-noted = 📝 Noted.
door-played = ✅ That counts; your hand is up to date.
door-moved = ✅ That counts. The channel hears what comes of it.
door-held-up = ⏳ So many are playing that Discord makes me wait. What has been done counts, and the channel hears of it in a moment.
door-skipped = Skipped: the rest is told at once.
door-bets-so-far = -# You were right { $right } of { $bets } times so far.
door-bet-baked = 🍕 You bet that it gets *baked*. Nobody else sees that; until the verdict you can change your mind.
door-bet-burnt = 🔥 You bet that it *burns*. Nobody else sees that; until the verdict you can change your mind.
door-rematch = The rematch is open: press 🔥 *{ press-begin }* as soon as everybody is there.

hint-move = 💡 With what you see, a strong computer would do this: **{ $move }**
hint-hunch = Nothing is worked out here: it goes by feel.

warning-do-it = Do it
warning-otherwise = Nothing is played yet. Press *{ warning-do-it }*, or simply make another move.

rules-menu = Choose a topic

record-ready =
    The record of { $game }: told in words, and as data.
    -# To check a seal by hand: it is the SHA-256 of the salt’s bytes followed by its entry of `log` as JSON with sorted keys and no spaces.
history-heading = ### 📜 Your last games
history-game = **{ $number }. { $title }** · { $date }
# $place says how the reader fared, $names is everybody in the order of the ranking.
history-players = { $place } · { $names }
history-place = place { $place } of { $count }
history-left = 🚪 left early
history-went = -# { $sentence }
history-menu = How did it go?
history-choice = { $number }. { $title }
settings-title = What holds on this server, and what new tables start with
settings-default = { $setting } (default)
settings-default-language = { $setting } (default: as Discord says for this server)
settings-default-opener = That of whoever opens the table (default)
settings-reset = Back to the default: { $setting }
settings-reset-language = Back to the default: a Community server's own, or that of whoever opens the table
settings-changed = -# That is kept. Tables that are open already stay as they are.
settings-hint = -# The options of `/mammamia settings` change this; whoever opens a table can still choose otherwise for it.
settings-line = **{ $option }** · { $setting }
table-choice = { $title } · { $names }
record-choice = { $date } · { $title } · { $names }

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-read_message_history = Read Message History
permission-create_public_threads = Create Public Threads
