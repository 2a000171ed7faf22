# What somebody's finished games come to, and a server's ranking.

stats-heading-here = ### 📊 Your games on this server
stats-heading-everywhere = ### 📊 Your games on all servers
stats-heading-other = ### 📊 Games of { $player } on this server
stats-none-here = You have not finished a game on this server yet; after the first one this tells what you have achieved.
stats-none-everywhere = You have not finished a game yet; after the first one this tells what you have achieved.
stats-none-other = { $player } has not finished a game on this server yet.

stats-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
stats-won = **{ stats-games }, { $wins } won**
stats-won-percent = **{ stats-games }, { $wins } won** ({ $percent }%)
# What luck alone would bring at such tables.
stats-by-luck =
    -# { $wins ->
        [one] By luck alone it would be 1 at such tables.
       *[other] By luck alone it would be { $wins } at such tables.
    }
stats-by-luck-either = -# By luck alone it would be { $fewer } or { $more } at such tables.
stats-by-luck-about = -# By luck alone it would be about { $wins } at such tables.
stats-verdict-luck = { $line } The difference can be luck.
stats-verdict-more = { $line } So many more are hardly luck.
stats-verdict-less = { $line } So many fewer are hardly bad luck.

# How often which place, such as: 🥇 3 · 🥈 1
stats-places = **{ $title }** with { $players }: { $counts }
stats-lower = { $count }{ "\u00A0" }×{ "\u00A0" }lower
stats-other-tables =
    -# and { $games ->
        [one] one more game
       *[other] { $games } more games
    } at other tables

stats-form-instead = 📊 The latest games, the last one last: { $places }
stats-form-alt = The latest games, the last one last: { $places }.
stats-form-place = { $place } of { $players }
stats-form-first = { $games } games ago
stats-form-last = the latest

stats-pizzas =
    🍕 { $delivered ->
        [one] 1 pizza
       *[other] { $delivered } pizzas
    } delivered, { $failed } failed
stats-pizzas-percent = { stats-pizzas } ({ $percent }% of the orders delivered)
stats-best = 🧀 The biggest pizza: *{ $order }*, of { $size } cards
stats-roles = 🎭 Won for { $roles }
stats-role = { $character } ({ $wins } of { $games })
stats-streak = 🔥 Longest streak: { $longest } wins
stats-streak-now = 🔥 { $streak } wins in a row just now; longest streak: { $longest }
stats-streak-longest = 🔥 { $streak } wins in a row just now, the longest streak so far
stats-partners = 🤝 Most often at one table with { $partners }
stats-partner = { $player } ({ $games } games, ahead in { $ahead })
stats-left =
    -# { $games ->
        [one] One more game was left to a computer and does not count here.
       *[other] { $games } more games were left to a computer and do not count here.
    }

top-heading = ### 🏆 Ranking of this server · { $titles }
top-empty = Nobody is in this ranking yet. It begins with the first finished game of two people or more who all made their moves themselves.
top-line = { $place } { $player } · **{ $points }** · { stats-games }
top-line-provisional = { top-line }, provisional
top-own = You: { $line }
top-own-none = You are not in it yet. Finished games of two people or more count, if all of them made their moves themselves.
top-page = -# Page { $number } of { $pages } · { $persons } people
top-points = -# Everybody begins at { $beginning }. The number says how good somebody is at least, almost for certain: it rises with wins, most against strong opponents, and as more games make it surer.
top-provisional = -# Provisional: fewer than { $games } rated games, so it can still change a lot.
