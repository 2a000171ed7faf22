# Le immagini: due lettere per ogni fila, e che cosa si legge ad alta voce.

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
picture-place = { $place }. { $name }: { NUMBER($points) }
picture-points = { row-name }: { NUMBER($points) }
