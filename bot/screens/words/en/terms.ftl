# The terms of a table, as players choose them.

option-memory-name = memory
option-memory-description = Whether old plays stay in the channel
option-pace-name = pace
option-pace-description = How fast I tell the story, such as what comes out of the oven
option-turn_time-name = turn_time
option-turn_time-description = How long a turn may take before a computer makes the move
option-pictures-name = pictures
option-pictures-description = Whether the channel shows pictures
option-bets-name = bets
option-bets-description = Whether anyone may bet on what gets baked
option-hints-name = hints
option-hints-description = Whether players may ask what a strong computer would do
option-strength-name = strength
option-strength-description = How well the computers play: easy forgets, hard thinks ahead
option-ranking-name = ranking
option-ranking-description = Whether this server has a ranking
option-language-name = language
option-language-description = The channel’s language; each player’s hand comes in their own

command-settings-option-memory-description = Whether old plays stay, unless the table says otherwise
command-settings-option-pace-description = How fast I tell the story, unless the table says otherwise
command-settings-option-turn_time-description = How long a turn may take, unless the table says otherwise
command-settings-option-pictures-description = Whether I show pictures, unless the table says otherwise

command-settings-option-hints-description = Whether players may ask for hints, unless the table says otherwise
command-settings-option-strength-description = How well the computers play, unless the table says otherwise
command-settings-option-language-description = The language of this server’s channels, unless the table says otherwise
command-settings-option-bets-description = Whether anyone may bet on what gets baked, unless the table says otherwise

option-memory-faithful = Faithful: only the latest play stays
option-memory-open = Open: all plays stay
option-pace-slow = Slow
option-pace-normal = Normal
option-pace-fast = Fast
option-pace-instant = Instant
option-turn_time-off = No limit
option-turn_time-1m = 1 minute
option-turn_time-5m = 5 minutes
option-turn_time-1h = 1 hour
option-turn_time-24h = 24 hours
option-pictures-on = With pictures
option-pictures-off = Without pictures
option-bets-on = With bets
option-bets-off = Without bets
option-hints-on = With hints
option-hints-off = Without hints
option-strength-easy = Easy (forgets)
option-strength-normal = Normal (remembers all)
option-strength-hard = Hard (thinks ahead)
option-ranking-on = With a ranking
option-ranking-off = Without a ranking

# One of a table's terms; $setting is how it is set, $value the same untranslated.
lobby-term =
    { $term ->
        [pace] Pace: { $setting }
        [turn_time] Turn time: { $setting }
        [bets] { $value ->
            [off] { $setting }
           *[other] { "" }
        }
        [hints] { $value ->
            [off] { $setting }
           *[other] { "" }
        }
        [language] { "" }
        [strength] { $value ->
            [normal] { "" }
           *[other] New computers: { $setting }
        }
        [pictures] { $value ->
            [off] { $setting }
           *[other] { "" }
        }
       *[other] { $setting }
    }
