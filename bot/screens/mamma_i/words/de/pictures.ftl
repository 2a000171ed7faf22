# Die Bilder: zwei Buchstaben für jede Reihe.

row-letters =
    { $row ->
        [grandpa] Op
        [grandma] Om
        [mamma] Ma
        [wife] Ef
        [husband] Em
        [son] So
       *[schoolbus] Bu
    }
picture-turn = Runde { $turn } von { $turns }
