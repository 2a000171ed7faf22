# What is kept of the user who reads it, and forgetting.

former-player = Former player

data-heading = ### 📄 What is kept of you
data-nothing = Nothing is kept of you.
data-seats =
    - Seats: { $running } at { $running ->
        [one] a table that is open
       *[other] tables that are open
    }, { $finished } at { $finished ->
        [one] one that is over
       *[other] tables that are over
    }
data-names = - Your name, as the table showed it: { $names }
data-language = - Your language: { $language }
data-direct =
    - Where your direct messages are: { $known ->
        [yes] known
       *[no] not known
    }
data-pictures =
    - Your setting: hands { $wanted ->
        [yes] with pictures
       *[no] without pictures
    }
data-noted = - Bets: { $bets } · tables with notes of yours: { $notes }
data-results = - Results of finished games: { $count }
data-ratings =
    - Ratings: { $count }{ $servers ->
        [0] { "" }
        [one] , on one server
       *[other] , on { $servers } servers
    }
data-ways = -# `/mammamia data export` gives you all of it as a file. `/mammamia data forget` has it forgotten.
data-exported =
    📄 All that is kept of you, with the records of your finished games.{ $left ->
        [0] { "" }
        [one] { " " }The oldest record did not fit; `/mammamia record` has it.
       *[other] { " " }The { $left } oldest records did not fit; `/mammamia record` has them.
    }

forget-heading = ### 🧹 Forget everything about you?
forget-means =
    At once, and for good:
    - your name, your language, your settings, notes, bets and ratings are deleted, and so is the way to your direct messages
    - in games that others have played with you, your seat is called **Former player**; their results and ratings stay as they are
    - your latest messages with cards are deleted
forget-running =
    - { $count ->
        [one] you get up from the table where you sit; if its game has begun
       *[other] you get up from the { $count } tables where you sit; where a game has begun
    }, a computer plays on
forget-limits = -# What already stands in channels stays there until the bot changes that message; moderators can delete it. Files that others have saved are beyond reach.
forget-yes = Forget me
forget-done = 🧹 You are forgotten: nothing is kept of you any more. You are welcome to play again, as somebody new.
