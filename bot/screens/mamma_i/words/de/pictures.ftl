# Die Bilder: zwei Buchstaben für jede Reihe, und was vorgelesen wird.

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
picture-place = { $place }. { $name }: { NUMBER($points) }
picture-points = { row-name }: { NUMBER($points) }
