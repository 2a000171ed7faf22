# Why the table or the host says no: what is wrong, and what to do instead.

refusal-no-table-here = There is no table in this channel; open one with `/mammamia start`.
refusal-no-table-of-yours = You are not playing anywhere at the moment; open a table on a server with `/mammamia start`.
refusal-which-table = You play at several tables; pick one with the option `table`.
refusal-table-exists = This channel already has a table. As long as the cards are not dealt, `/mammamia join` takes you there; your own opens in another channel or thread.
refusal-not-joined = You have no seat at this table yet; `/mammamia join` gives you one, until the cards are dealt.
refusal-not-at-the-table = Only those who play here can do that; `/mammamia table` shows you how things stand, and you can join the next game.
refusal-not-your-rematch = A rematch is for those who have just played; open a table of your own with `/mammamia start`.
refusal-has-left = You have left this game, and a computer plays on for you; `/mammamia join` brings you back.
refusal-already-joined = You already have a seat at this table; `/mammamia hand` shows your cards once they are dealt.
refusal-table-full = All { $most } seats are taken; wait for one to become free, or open a table in another channel.
refusal-no-computers = No computer sits at this table, so none can be removed; add one first.
refusal-has-begun = This game has already begun; wait for the next one, or open a table in another channel with `/mammamia start`.
refusal-not-begun = The cards have not been dealt yet; the host starts the game with `/mammamia begin`.
refusal-is-over = This game is over; `/mammamia start` opens a new table, and `/mammamia rematch` one with the same people.
refusal-own-taken = { $name } has this one already; choose another.
refusal-only-host = Only { $host } can do that, as the host of this table; ask { $host }.
refusal-only-host-or-moderator = Only the host, or someone who may manage messages here, can do that; ask one of them.
refusal-only-moderators = Only someone who may manage this server can change its settings; ask one of them.
refusal-too-few-players =
    At least { $fewest } have to sit at the table, and there { $present ->
        [0] is nobody
        [one] is only one
       *[other] are only { $present }
    }; invite someone or add a computer.
refusal-too-many-computers =
    There is room for { $most ->
        [0] no computer
        [one] one computer at most
       *[other] { $most } computers at most
    } here; choose fewer.
refusal-no-threads-here = A thread can be made only in a text channel; use the command there, or leave out `thread`.
refusal-too-many-threads = This server has as many open threads as Discord allows. Close one, or leave out `thread`.
refusal-wrong-option = { $game } has no option { $option }; leave it out or choose another game.
refusal-old-button = This button is from an earlier moment of the game; go by the present state, which you see now.
refusal-already-played = That has already been answered, and the first answer counts; `/mammamia table` shows how things stand.
refusal-other-game = Another game is played at this table; use the buttons there, or the commands that begin with `/{ $group }`.
refusal-server-only = This works on a server only; use it in a channel there.
refusal-no-records = No game of yours or of this server is over yet; after the first one this shows it.
refusal-no-history = You have not finished a game yet; after the first one this shows how it went.
refusal-no-history-here = You have not finished a game on this server yet; after the first one this shows how it went. In direct messages it shows those of other servers.
refusal-only-own-stats = Of others I tell only on a server, and only what they played there; leave out `player` to read about yourself.
refusal-unknown-record = No finished game of yours or of this server has that number; pick one from the list.
refusal-not-your-game = This button is meant for someone else; `/mammamia hand` shows what is yours.
refusal-not-your-data = This button asks someone else; `/mammamia data forget` asks you.
refusal-locked-thread = This thread is locked, so I can’t speak here. Once a moderator unlocks it, we go on.
refusal-private-thread = I’m not in this private thread. Mention me here to add me, then try again.
refusal-missing-permissions = I lack permissions in this channel: { $permissions }. Ask someone who manages the server to grant them.
refusal-left-out = “{ $option }” is still missing; fill it in as well.
refusal-unknown-choice = “{ $text }” is not one of the choices for { $option }; pick one from the list.
refusal-unknown-number = “{ $text }” does not fit { $option }; give a whole number from { $least } to { $most }.
refusal-no-ranking = This server does without a ranking; whoever may manage it can bring it back with `/mammamia settings`.
refusal-no-bets-here = There are no bets at this table; the host can allow them for the next one.
refusal-no-bet-now = There is nothing to bet on right now; bet while an order out of the oven waits for its verdict.
refusal-own-verdict = You have a hand in what comes of this order, so you cannot bet on it; bet on the next order of another player.
refusal-no-computer-like-that = No computer of that strength sits at this table; leave `strength` out to remove the last one.
refusal-no-hints-here = There are no hints at this table; the host can allow them for the next one.
refusal-no-adviser = Nobody can give hints in this game; the rules are in `/mammamia rules`.
refusal-not-your-hint = A hint is for whoever must act, and that is not you right now; ask again when it is.
refusal-no-hints-in-secret = You are asked in secret, and the channel would hear of a hint; this one is for you alone to decide.
refusal-no-time-for-hints = There is too much to think about right now; ask again in a moment.
refusal-no-notes = In this game you have to remember everything; there are no notes.
refusal-nothing-to-skip = There is nothing to skip right now.
refusal-being-told = One moment: the channel is still being told what has happened. Try again when it has heard everything.
refusal-cannot-tell = I may not speak in the channel of this game at present, so nothing goes on there. Whoever runs the server can change that; then the game goes on by itself.
refusal-damaged = I cannot read this table any more, so its game does not go on. In its channel `/mammamia cancel` clears it away; then `/mammamia start` opens a new one.
refusal-trouble = Something went wrong on my side. `/mammamia table` shows how things stand; then try again.
refusal-unavailable = I cannot look up or keep anything just now. `/mammamia table` will soon show how things stand; then try again.
refusal-busy = There is a lot going on right now, and your answer did not get through. Please try again in a moment.
refusal-stopping = I am being restarted just now. Please try again in a minute; your game will stand where it stood.
