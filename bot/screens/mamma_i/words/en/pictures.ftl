# The pictures: two letters for each row, and what screen readers read.

row-letters =
    { $row ->
        [grandpa] Gp
        [grandma] Gm
        [mamma] Ma
        [wife] Wi
        [husband] Hu
        [son] So
       *[schoolbus] Bu
    }
picture-turn = Round { $turn } of { $turns }
picture-place = { $place }. { $name }: { NUMBER($points) }
picture-points = { row-name }: { NUMBER($points) }
