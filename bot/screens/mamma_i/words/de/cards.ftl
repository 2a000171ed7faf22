# Die Familie, ihre Reihen und die Karten. $row ist eine Person der Familie oder der Schulbus.

game-title = Mamma I

row-name =
    { $row ->
        [grandpa] Opa
        [grandma] Oma
        [mamma] Mamma
        [wife] Ehefrau
        [husband] Ehemann
        [son] Sohn
       *[schoolbus] Schulbus
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
# Die Formen einer Reihe, die ein Satz wählt: { ROW($row, form: "whom") } ist row-whom.
# Wer etwas tut.
row-who =
    { $row ->
        [grandpa] Opa
        [grandma] Oma
        [mamma] Mamma
        [wife] die Ehefrau
        [husband] der Ehemann
        [son] der Sohn
       *[schoolbus] der Schulbus
    }
# Wen es trifft.
row-whom =
    { $row ->
        [grandpa] Opa
        [grandma] Oma
        [mamma] Mamma
        [wife] die Ehefrau
        [husband] den Ehemann
        [son] den Sohn
       *[schoolbus] den Schulbus
    }
# In wessen Reihe.
row-at =
    { $row ->
        [grandpa] bei Opa
        [grandma] bei Oma
        [mamma] bei Mamma
        [wife] bei der Ehefrau
        [husband] beim Ehemann
        [son] beim Sohn
       *[schoolbus] beim Schulbus
    }
row-from =
    { $row ->
        [grandpa] von Opa
        [grandma] von Oma
        [mamma] von Mamma
        [wife] von der Ehefrau
        [husband] vom Ehemann
        [son] vom Sohn
       *[schoolbus] vom Schulbus
    }
row-to = an { row-whom }
nothing = nichts

card =
    { $kind ->
        [movement] 👣 { $number }
       *[money] 💶 { $number }
    }
# Dasselbe, wo Emoji zu viel wären.
card-plain =
    { $kind ->
        [movement] Bewegung { $number }
       *[money] Geld { $number }
    }
# In einer Reihe, neben ihren Summen.
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
        [fish] Fisch
        [spaghetti] Spaghetti
        [salami] Salami
        [tomato] Tomate
       *[cheese] Käse
    }
drawing = { drawing-emoji } { drawing-name }
# Eine Marktkarte: ihre Bilder, und die Punkte der Schwiegermutter, wo sie darauf ist, sonst 0.
market-short =
    { $law ->
        [0] { $drawings }
       *[other] { $drawings } 👹{ NUMBER($law) }
    }
market-name =
    { $law ->
        [0] { $drawings } { $names }
       *[other] { $drawings } { $names }, Schwiegermutter { NUMBER($law) }
    }
market-plain =
    { $law ->
        [0] { $names }
       *[other] { $names }, Schwiegermutter { NUMBER($law) }
    }
market-cost = { market-name }, kostet { $cost }
