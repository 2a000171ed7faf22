# The family, its rows and the cards. $row is a character, or the school bus.

game-title = Mamma I

row-name =
    { $row ->
        [grandpa] Grandpa
        [grandma] Grandma
        [mamma] Mamma
        [wife] Wife
        [husband] Husband
        [son] Son
       *[schoolbus] School bus
    }
row-emoji =
    { $row ->
        [grandpa] 👴
        [grandma] 👵
        [mamma] 👩
        [wife] 💃
        [husband] 👨
        [son] 👦
       *[schoolbus] 🚌
    }
row-title = { row-emoji } { row-name }
# The forms of a row, which messages choose: { ROW($row, form: "whom") } is row-whom.
# Who does something.
row-who =
    { $row ->
        [grandpa] Grandpa
        [grandma] Grandma
        [mamma] Mamma
        [wife] the wife
        [husband] the husband
        [son] the son
       *[schoolbus] the school bus
    }
# To whom something is done.
row-whom = { row-who }
# In whose row.
row-at = with { row-who }
row-from = from { row-who }
row-to = to { row-who }
nothing = nothing

card =
    { $kind ->
        [movement] 👣 { $number }
       *[money] 💶 { $number }
    }
# The same where emoji would be too much.
card-plain =
    { $kind ->
        [movement] movement { $number }
       *[money] money { $number }
    }
# In a row, beside its sums.
card-brief =
    { $kind ->
        [movement] { $number }
       *[money] { $number }€
    }

drawing-emoji =
    { $drawing ->
        [fish] 🐟
        [spaghetti] 🍝
        [salami] 🥓
        [tomato] 🍅
       *[cheese] 🧀
    }
drawing-name =
    { $drawing ->
        [fish] fish
        [spaghetti] spaghetti
        [salami] salami
        [tomato] tomato
       *[cheese] cheese
    }
drawing = { drawing-emoji } { drawing-name }
# A market card: its drawings, and the mother-in-law's points where she is on it, or 0.
market-short =
    { $law ->
        [0] { $drawings }
       *[other] { $drawings } 👹{ NUMBER($law) }
    }
market-name =
    { $law ->
        [0] { $drawings } { $names }
       *[other] { $drawings } { $names }, mother-in-law { NUMBER($law) }
    }
market-plain =
    { $law ->
        [0] { $names }
       *[other] { $names }, mother-in-law { NUMBER($law) }
    }
market-cost = { market-name }, costs { $cost }
