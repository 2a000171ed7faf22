# The dinner, the points, the ranking. $name is always a player's name.

dinner-heading = ### 🍽️ Dinner is ready: the family arrives
dinner-place = { $place }. { $character } · { $movement } 👣 · **{ $points }**
dinner-ties = -# WC and hospital are already counted · in a tie the older one goes first
scores-heading = ### 🧮 What everyone is worth
scores-of =
    { $count ->
        [one] **{ $character }: { $shown } point**
       *[other] **{ $character }: { $shown } points**
    }
    -# { $items }
secrets-heading = ### 🎭 Whose side were you on?
secrets-of =
    { $count ->
        [one] **{ $name }** · { $character } · { $shown } point
       *[other] **{ $name }** · { $character } · { $shown } points
    }

# What brings points: $count is on how many cards a drawing is, or the place at dinner.
points-matching = { $drawing } on { $count } cards { $points }
points-single = { $drawing } on { $count } card { $points }
points-beside-law = { $drawing } on { $count } card, with 👹: 0
points-mother-in-law = mother-in-law { $points }
points-guest = guest { $points }
points-own =
    { $who ->
        [grandpa] as Grandpa { $points }
        [grandma] as Grandma { $points }
        [mamma] as Mamma { $points }
       *[husband] as the husband { $points }
    }
points-child = with the child { $points }
points-money = money { $points }
points-arrival =
    { $count ->
        [1] arrived 1st { $points }
        [2] arrived 2nd { $points }
        [3] arrived 3rd { $points }
       *[other] arrived { $count }th { $points }
    }

end-won-points =
    { $count ->
        [one] { $name } wins with { $character } and { $shown } point! 🍝
       *[other] { $name } wins with { $character } and { $shown } points! 🍝
    }
end-won-arrival =
    { $count ->
        [one] A tie at { $shown } point, but { $character } got to dinner first: { $name } wins! 🍝
       *[other] A tie at { $shown } points, but { $character } got to dinner first: { $name } wins! 🍝
    }
end-place =
    { $count ->
        [one] { $medal } { $place }. **{ $name }**{ $strength } · { $character } · { $shown } point
       *[other] { $medal } { $place }. **{ $name }**{ $strength } · { $character } · { $shown } points
    }
end-arrived =
    { $place ->
        [1] (arrived 1st)
        [2] (arrived 2nd)
        [3] (arrived 3rd)
       *[other] (arrived { $place }th)
    }

## Awards: $name alone was best at it, and $count says how good.

award-sitter = 👶 **Babysitter**: { $name }, who got the child off the bus
award-thief = 🫳 **Light fingers**: { $name }, with { $count } thefts
award-mercy = 🙏 **A gentle foot on the brake**: { $name }, who spared everyone { $count } times
award-driver = 🚌 **Terror of the road**: { $name }, who ran someone over { $count } times
award-broom = 🧹 **The tidy hand**: { $name }, who removed { $count } cards
award-purse = 💶 **The open purse**: { $name }, who handed out { $count } in money
award-legs = 👣 **The long legs**: { $name }, who moved the family { $count } steps
