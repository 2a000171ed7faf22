# The dinner, the points, the ranking. $name and $seat are always players' names.

dinner-heading = ### 🍽️ Dinner is ready: the family arrives
dinner-place = { $place }. { ROW($character, form: "title") } · { NUMBER($movement) } 👣 · **{ SIGNED($points) }**
dinner-ties = -# WC and hospital are already counted · in a tie the older one goes first
scores-heading = ### 🧮 What everyone is worth
scores-of =
    { $points ->
        [one] **{ ROW($character, form: "title") }: { NUMBER($points) } point**
       *[other] **{ ROW($character, form: "title") }: { NUMBER($points) } points**
    }
    -# { ITEMS($items) }
secrets-heading = ### 🎭 Whose side were you on?
event-secret-shown =
    { $points ->
        [one] **{ $seat }** · { ROW($character, form: "title") } · { NUMBER($points) } point
       *[other] **{ $seat }** · { ROW($character, form: "title") } · { NUMBER($points) } points
    }

# What brings points: $count is on how many cards a drawing is, or the place at dinner.
points-matching = { drawing } on { $count } cards { SIGNED($points) }
points-single = { drawing } on { $count } card { SIGNED($points) }
points-beside-law = { drawing } on { $count } card, with 👹: 0
points-mother-in-law = mother-in-law { SIGNED($points) }
points-guest = guest { SIGNED($points) }
points-own =
    { $who ->
        [grandpa] as Grandpa { SIGNED($points) }
        [grandma] as Grandma { SIGNED($points) }
        [mamma] as Mamma { SIGNED($points) }
       *[husband] as the husband { SIGNED($points) }
    }
points-child = with the child { SIGNED($points) }
points-money = money { SIGNED($points) }
points-arrival =
    { $count ->
        [1] arrived 1st { SIGNED($points) }
        [2] arrived 2nd { SIGNED($points) }
        [3] arrived 3rd { SIGNED($points) }
       *[other] arrived { $count }th { SIGNED($points) }
    }

end-won =
    { $reason ->
        [arrival]
            { $points ->
                [one] A tie at { NUMBER($points) } point, but { ROW($character, form: "whom") } got to dinner first: { $name } wins! 🍝
               *[other] A tie at { NUMBER($points) } points, but { ROW($character, form: "whom") } got to dinner first: { $name } wins! 🍝
            }
       *[points]
            { $points ->
                [one] { $name } wins with { ROW($character, form: "whom") } and { NUMBER($points) } point! 🍝
               *[other] { $name } wins with { ROW($character, form: "whom") } and { NUMBER($points) } points! 🍝
            }
    }
end-place =
    { $points ->
        [one] { $medal } { $place }. **{ $name }**{ $strength } · { ROW($character, form: "title") } · { NUMBER($points) } point
       *[other] { $medal } { $place }. **{ $name }**{ $strength } · { ROW($character, form: "title") } · { NUMBER($points) } points
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
