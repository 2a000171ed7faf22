# A player's finished games in numbers, and a server's ranking.

stats-heading =
    { $where ->
        [here] ### 📊 Your games on this server
        [everywhere] ### 📊 Your games on all servers
       *[other] ### 📊 { $player }’s games on this server
    }
stats-none =
    { $where ->
        [here] You haven’t finished a game on this server yet. Once you have, this shows how you’re doing.
        [everywhere] You haven’t finished a game yet. Once you have, this shows how you’re doing.
       *[other] { $player } hasn’t finished a game on this server yet.
    }

stats-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
stats-won = **{ stats-games }, { $wins } won**
stats-won-percent = **{ stats-games }, { $wins } won** ({ $percent }%)
# What luck alone would bring at such tables.
stats-by-luck = -# Luck alone would win { $wins } at tables like these.
stats-by-luck-either = -# Luck alone would win { $fewer } or { $more } at tables like these.
stats-by-luck-about = -# Luck alone would win about { $wins } at tables like these.
stats-verdict =
    { $verdict ->
        [luck] { $line } The difference may just be luck.
        [more] { $line } The difference is hardly luck.
       *[less] { $line } The difference is hardly bad luck.
    }

# How often which place, such as: 🥇 3 · 🥈 1
stats-places = **{ $title }** with { $players } players: { $counts }
stats-lower = { $count }{ "\u00A0" }×{ "\u00A0" }lower
stats-other-tables =
    -# plus { $games ->
        [one] one game
       *[other] { $games } games
    } at other tables

stats-form-instead = 📊 Latest games, newest last: { $places }
stats-form-alt = Latest games, newest last: { $places }.
stats-form-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $players }
stats-form-first = { $games } games ago
stats-form-last = latest

stats-pizzas =
    🍕 { $delivered ->
        [one] 1 pizza
       *[other] { $delivered } pizzas
    } delivered, { $failed } burnt
stats-pizzas-percent = { stats-pizzas } ({ $percent }% delivered)
stats-roles = 🎭 Won with { $roles }
stats-streak = 🔥 Longest streak: { $longest } wins
stats-streak-now = 🔥 { $streak } wins in a row right now; longest streak: { $longest }
stats-streak-longest = 🔥 { $streak } wins in a row right now, the longest streak yet
stats-partners = 🤝 Most games with { $partners }
stats-partner = { $player } ({ $games } games, ahead in { $ahead })
stats-left =
    -# { $games ->
        [one] One more game was left to a computer and doesn’t count here.
       *[other] { $games } more games were left to a computer and don’t count here.
    }

top-heading = ### 🏆 This server’s ranking · { $titles }
top-empty = Nobody is in this ranking yet. It starts with the first finished game of two or more people who all made every move themselves.
top-line = { $place } { $player } · **{ $points }** · { stats-games }
top-line-provisional = { top-line }, provisional
top-own = You: { $line }
top-own-none = You’re not in it yet. A finished game counts if two or more people played and all of them made every move themselves.
top-page = -# Page { $number } of { $pages } · { $persons } people
top-points = -# Everyone starts at { $beginning }. The points are a careful estimate: a player is almost certainly at least that good. They go up with wins, most of all against strong opponents, and as more games make the estimate surer.
top-provisional = -# Provisional: fewer than { $games } rated games, so it can still change a lot.
