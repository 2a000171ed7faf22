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
nobody = niemand
nothing = nichts

card-movement = 👣 { $number }
card-money = 💶 { $number }
# Dasselbe, wo Emoji zu viel wären.
card-plain-movement = Bewegung { $number }
card-plain-money = Geld { $number }
# In einer Reihe, neben ihren Summen.
card-brief-movement = { $number }
card-brief-money = { $number }€

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
# Eine Marktkarte: ihre Bilder, und die Punkte der Schwiegermutter, wo sie darauf ist, sonst 0.
market-short =
    { $law ->
        [0] { $drawings }
       *[other] { $drawings } 👹{ $points }
    }
market-name =
    { $law ->
        [0] { $drawings } { $names }
       *[other] { $drawings } { $names }, Schwiegermutter { $points }
    }
market-plain =
    { $law ->
        [0] { $names }
       *[other] { $names }, Schwiegermutter { $points }
    }
market-turned = 🔒{ $card }
market-cost = { $card }, kostet { $cost }
