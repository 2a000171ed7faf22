# The pictures: two letters for each row.

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
