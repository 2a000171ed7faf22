# What the channel hears of any game. $name is always a player's name.

seal = -# 🔏 Shuffled and sealed: `{ $start }…`, all of it under *{ press-table }*
seals = -# 🔏 The seals of these cards (SHA-256): { $seals }

## Whom the table waits for

prompt-turn = 👉 { $name }, it’s your turn!
prompt-computer = 👉 { $name } is next.
prompt-absent = 👉 A computer plays for { $name }.
prompt-over = 🏁 This game is over.

## Who else has made a move

note =
    { $why ->
        [timeout] -# ⏰ Time was up, so a computer made this move for { $name }.
       *[computer] -# 💤 A computer is playing for { $name }.
    }

## The end

end-in-thread = -# Played in { $thread }.
end-heading = ## 🏆 { $title }
end-record = -# 📼 `/mammamia record` with `game_id` { $game } gives you the whole game, and shows you how to check its seals.
