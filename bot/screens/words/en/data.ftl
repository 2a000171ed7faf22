# What the bot stores about the user who reads it, and forgetting.

former-player = Former player

data-heading = ### 📄 What I store about you
data-nothing = I don’t store anything about you.
data-seats =
    - Seats: { $running } at { $running ->
        [one] an open table
       *[other] open tables
    }, { $finished } at { $finished ->
        [one] a finished one
       *[other] finished ones
    }
data-names = - Your name, as the table showed it: { $names }
data-language = - Your language: { $language }
data-direct =
    - Where to send you direct messages: { $known ->
        [yes] known
       *[no] not known
    }
data-pictures =
    - Your setting: hands { $wanted ->
        [yes] with pictures
       *[no] without pictures
    }
data-noted = - Bets: { $bets } · tables with your notes: { $notes }
data-results = - Results of finished games: { $count }
data-ratings =
    - Ratings: { $count }{ $servers ->
        [0] { "" }
        [one] , on one server
       *[other] , on { $servers } servers
    }
data-ways = -# `/mammamia data export` gives you all of it as a file. `/mammamia data forget` makes me forget it.
data-exported =
    📄 Everything I store about you, with the records of your finished games.{ $left ->
        [0] { "" }
        [one] { " " }The oldest record didn’t fit; get it with `/mammamia record`.
       *[other] { " " }The { $left } oldest records didn’t fit; get them with `/mammamia record`.
    }

forget-heading = ### 🧹 Forget everything about you?
forget-means =
    Right away, and for good:
    - I delete your name, language, settings, notes, bets and ratings, and where to send you direct messages
    - in games that others played with you, your seat is called **Former player**; their results and ratings stay as they are
    - I delete the latest messages with your cards
forget-running =
    - { $count ->
        [one] you leave your table; if its game has begun
       *[other] you leave your { $count } tables; where a game has begun
    }, a computer plays on
forget-limits = -# What’s already in a channel stays there until I change that message; moderators can delete it. I can’t reach files that others have saved.
forget-yes = Forget me
forget-done = 🧹 I’ve forgotten you: I don’t store anything about you any more. You’re welcome to play again, as someone new.
