# Why the table or the bot says no: what is wrong, and what to do instead.

refusal-no-table-here = There’s no table in this channel. Open one with `/mammamia start`.
refusal-no-table-of-yours = You aren’t playing anywhere right now. Open a table on a server with `/mammamia start`.
refusal-which-table = You’re at several tables. Pick one with the option `table`.
refusal-table-exists = This channel already has a table. Join it with `/mammamia join` before the cards are dealt, or open your own in another channel or thread.
refusal-not-joined = You don’t have a seat at this table yet. Take one with `/mammamia join` before the cards are dealt.
refusal-not-at-the-table = Only the players at this table can do that. `/mammamia table` shows you how things stand, and you can join the next game.
refusal-not-your-rematch = A rematch is for those who’ve just played. Open a table of your own with `/mammamia start`.
refusal-has-left = You’ve left this game, and a computer plays on for you. `/mammamia join` brings you back.
refusal-already-joined = You already have a seat at this table. `/mammamia hand` shows your cards once they’re dealt.
refusal-table-full = All { $most } seats are taken. Wait for a free one, or open a table in another channel.
refusal-no-computers = There’s no computer at this table to remove. Add one first.
refusal-has-begun = This game has already begun. Wait for the next one, or open a table in another channel with `/mammamia start`.
refusal-not-begun = The cards haven’t been dealt yet. The host begins the game with `/mammamia begin`.
refusal-is-over = This game is over. `/mammamia start` opens a new table, `/mammamia rematch` one with the same people.
refusal-own-taken = { $name } already has this one. Choose another.
refusal-only-host = Only the host can do that. Ask { $host }.
refusal-only-host-or-moderator = Only the host, or someone who can manage messages here, can do that. Ask one of them.
refusal-only-moderators = Only someone who can manage this server can change its settings. Ask one of them.
refusal-too-few-players =
    You need at least { $fewest } players at the table, and { $present ->
        [0] there’s nobody yet
        [one] there’s only one
       *[other] there are only { $present }
    }. Invite someone or add a computer.
refusal-too-many-computers =
    There’s room for { $most ->
        [0] no computer
        [one] one computer at most
       *[other] { $most } computers at most
    } here. Choose fewer.
refusal-no-threads-here = I can only make a thread in a text channel. Use the command in one, or leave out `thread`.
refusal-too-many-threads = This server has as many open threads as Discord allows. Close one, or leave out `thread`.
refusal-wrong-option = { $game } has no option `{ $option }`. Leave it out, or choose another game.
refusal-old-button = This button is from earlier in the game. Go by what you see now.
refusal-already-played = That’s already been answered, and the first answer counts. `/mammamia table` shows how things stand.
refusal-other-game = This table is playing another game. Use the buttons there, or the commands that begin with `/{ $group }`.
refusal-server-only = This only works on a server. Use it in a channel there.
refusal-no-records = No game of yours or this server’s is over yet. After the first one, you’ll get its record here.
refusal-no-history = You haven’t finished a game yet. Once you have, this shows how it went.
refusal-no-history-here = You haven’t finished a game on this server yet; once you have, this shows how it went. In direct messages you can see the ones from other servers.
refusal-only-own-stats = I only talk about others on a server, and only about what they’ve played there. Leave out `player` to see your own games.
refusal-unknown-record = No finished game of yours or this server’s has that number. Pick one from the list.
refusal-not-your-game = This button is for someone else. `/mammamia hand` shows what’s yours.
refusal-not-your-data = This button is for someone else. To be forgotten yourself, use `/mammamia data forget`.
refusal-locked-thread = This thread is locked, so I can’t speak here. Once a moderator unlocks it, we go on.
refusal-private-thread = I’m not in this private thread. Mention me here to add me, then try again.
refusal-missing-permissions = I’m missing permissions in this channel: { $permissions }. Ask someone who manages the server to grant them.
refusal-left-out = `{ $option }` is still missing. Fill it in too.
refusal-unknown-choice = “{ $text }” isn’t one of the choices for `{ $option }`. Pick one from the list.
refusal-unknown-number = “{ $text }” doesn’t fit `{ $option }`. Give a whole number from { $least } to { $most }.
refusal-no-ranking = This server has turned its ranking off. Someone who can manage it can turn it back on with `/mammamia settings`.
refusal-no-bets-here = This table plays without bets. The host can allow them for the next game.
refusal-no-bet-now = There’s nothing to bet on right now. Bet while an order out of the oven waits for its verdict.
refusal-own-verdict = You have a hand in what comes of this order, so you can’t bet on it. Bet on another player’s next one.
refusal-no-computer-like-that = There’s no computer of that strength at this table. Leave out `strength` to remove the last one.
refusal-no-hints-here = This table plays without hints. The host can allow them for the next game.
refusal-no-adviser = Nobody can give hints in this game. The rules are in `/mammamia rules`.
refusal-not-your-hint = Hints are for whoever has to act, and that isn’t you right now. Ask again when it is.
refusal-no-hints-in-secret = You’re being asked in secret, and the channel would hear of a hint. You decide this one alone.
refusal-no-time-for-hints = There’s too much to think about right now. Ask again in a moment.
refusal-no-notes = This game has no notes. You have to remember everything yourself.
refusal-nothing-to-skip = There’s nothing to skip right now.
refusal-being-told = One moment: I’m still telling the channel what happened. Try again when I’m done.
refusal-cannot-tell = I’m not allowed to speak in this game’s channel right now, so nothing goes on there. Once someone who manages the server changes that, the game goes on by itself.
refusal-damaged = I can’t read this table any more, so its game can’t go on. Clear it away with `/mammamia cancel` in its channel, then open a new one with `/mammamia start`.
refusal-trouble = Something went wrong on my side. See how things stand with `/mammamia table`, then try again.
refusal-unavailable = I can’t look anything up or save anything right now. Wait a moment, see how things stand with `/mammamia table`, then try again.
refusal-busy = There’s a lot going on right now, and your answer didn’t get through. Please try again in a moment.
refusal-stopping = I’m being restarted right now. Please try again in a minute; your game will be where you left it.
refusal-too-many-for-game = Only { $most } can play that, and { $present } are at the table. Choose it once somebody has left.
refusal-not-alone = You aren’t alone at this table. Press 🔥 *{ press-begin }* to play together.
refusal-not-told-again = At this table people have to remember: an opening is told again only until somebody plays.
