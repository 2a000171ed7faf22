# Die Bilder: zwei Buchstaben für jede Reihe.

row-letters =
    { $row ->
        [grandpa] Op
        [grandma] Om
        [mamma] Ma
        [wife] Fr
        [husband] Mn
        [son] So
       *[schoolbus] Bu
    }
picture-turn = Runde { $turn } von { $turns }
