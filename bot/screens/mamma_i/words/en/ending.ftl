# The dinner, the points, the ranking. $name is always a player's name.

dinner-heading = ### 🍽️ Dinner is ready: the family arrives
dinner-place = { $place }. { $character } · { $movement } 👣 · **{ $points }**
dinner-ties = -# equal movement: the older first · wc and hospital are counted in
scores-heading = ### 🧮 What everybody is worth
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
points-arrival = arrival at place { $count } { $points }

end-won-points =
    { $count ->
        [one] { $name } wins with { $character } and { $shown } point! 🍝
       *[other] { $name } wins with { $character } and { $shown } points! 🍝
    }
end-won-arrival =
    { $count ->
        [one] A tie at { $shown } point, and the earlier arrival decides: { $name } wins with { $character }! 🍝
       *[other] A tie at { $shown } points, and the earlier arrival decides: { $name } wins with { $character }! 🍝
    }
end-place =
    { $count ->
        [one] { $medal } { $place }. **{ $name }**{ $strength } · { $character } · { $shown } point
       *[other] { $medal } { $place }. **{ $name }**{ $strength } · { $character } · { $shown } points
    }
end-arrived = (arrived at place { $place })

## Awards: $name alone was best at it, and $count says how good.

award-sitter = 👶 **Babysitter**: { $name }, who got the child off the bus
award-thief = 🫳 **Light fingers**: { $name }, with { $count } thefts
award-mercy = 🙏 **The gentle foot on the brake**: { $name }, who spared everybody { $count } times
award-driver = 🚌 **Terror of the road**: { $name }, who had the schoolbus run somebody over { $count } times
award-broom = 🧹 **The tidy hand**: { $name }, who removed { $count } cards
award-purse = 💶 **The open purse**: { $name }, who handed out money worth { $count }
award-legs = 👣 **The long legs**: { $name }, who moved the family by { $count }
