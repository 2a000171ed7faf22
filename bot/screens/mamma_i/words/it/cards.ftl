# La famiglia, le sue file e le carte. $row è un personaggio, o lo scuolabus.

game-title = Mamma I

row-name =
    { $row ->
        [grandpa] Nonno
        [grandma] Nonna
        [mamma] Mamma
        [wife] Moglie
        [husband] Marito
        [son] Figlio
       *[schoolbus] Scuolabus
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
# Le forme di una fila, che una frase sceglie: { ROW($row, form: "whom") } è row-whom.
# Chi fa qualcosa.
row-who =
    { $row ->
        [grandpa] il nonno
        [grandma] la nonna
        [mamma] la mamma
        [wife] la moglie
        [husband] il marito
        [son] il figlio
       *[schoolbus] lo scuolabus
    }
# A chi succede qualcosa.
row-whom = { row-who }
# Nella fila di chi.
row-at =
    { $row ->
        [grandpa] nella fila del nonno
        [grandma] nella fila della nonna
        [mamma] nella fila della mamma
        [wife] nella fila della moglie
        [husband] nella fila del marito
        [son] nella fila del figlio
       *[schoolbus] nella fila dello scuolabus
    }
row-from =
    { $row ->
        [grandpa] dalla fila del nonno
        [grandma] dalla fila della nonna
        [mamma] dalla fila della mamma
        [wife] dalla fila della moglie
        [husband] dalla fila del marito
        [son] dalla fila del figlio
       *[schoolbus] dalla fila dello scuolabus
    }
row-to =
    { $row ->
        [grandpa] al nonno
        [grandma] alla nonna
        [mamma] alla mamma
        [wife] alla moglie
        [husband] al marito
        [son] al figlio
       *[schoolbus] allo scuolabus
    }
nothing = niente

card =
    { $kind ->
        [movement] 👣 { $number }
       *[money] 💶 { $number }
    }
# Lo stesso dove le emoji sarebbero troppe.
card-plain =
    { $kind ->
        [movement] passi { $number }
       *[money] soldi { $number }
    }
# In una fila, accanto alle somme.
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
        [fish] pesce
        [spaghetti] spaghetti
        [salami] salame
        [tomato] pomodoro
       *[cheese] formaggio
    }
drawing = { drawing-emoji } { drawing-name }
# Una carta del mercato: le sue figure, e i punti della suocera dove c'è, se no 0.
market-short =
    { $law ->
        [0] { $drawings }
       *[other] { $drawings } 👹{ NUMBER($law) }
    }
market-name =
    { $law ->
        [0] { $drawings } { $names }
       *[other] { $drawings } { $names }, suocera { NUMBER($law) }
    }
market-plain =
    { $law ->
        [0] { $names }
       *[other] { $names }, suocera { NUMBER($law) }
    }
market-cost = { market-name }, costa { $cost }
