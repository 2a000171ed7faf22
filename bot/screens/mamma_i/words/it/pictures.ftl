# Le immagini: due lettere per ogni fila.

row-letters =
    { $row ->
        [grandpa] No
        [grandma] Na
        [mamma] Ma
        [wife] Mo
        [husband] Mr
        [son] Fi
       *[schoolbus] Bu
    }
picture-turn = Giro { $turn } di { $turns }
