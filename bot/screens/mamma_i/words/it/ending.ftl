# La cena, i punti, la classifica. $name e $seat sono sempre nomi di chi gioca.

dinner-heading = ### 🍽️ A tavola! Arriva la famiglia
dinner-place = { $place }. { ROW($character, form: "title") } · { NUMBER($movement) } 👣 · **{ SIGNED($points) }**
dinner-ties = -# a pari passi prima chi è più anziano · WC e ospedale sono già contati
scores-heading = ### 🧮 Quanto vale ciascuno
scores-of =
    { $points ->
        [one] **{ ROW($character, form: "title") }: { NUMBER($points) } punto**
       *[other] **{ ROW($character, form: "title") }: { NUMBER($points) } punti**
    }
    -# { ITEMS($items) }
secrets-heading = ### 🎭 Da che parte stavate?
event-secret-shown =
    { $points ->
        [one] **{ $seat }** · { ROW($character, form: "title") } · { NUMBER($points) } punto
       *[other] **{ $seat }** · { ROW($character, form: "title") } · { NUMBER($points) } punti
    }

# Che cosa porta punti: $count è su quante carte c'è una figura, o il posto a cena.
points-matching = { drawing } su { $count } carte { SIGNED($points) }
points-single = { drawing } su { $count } carta { SIGNED($points) }
points-beside-law = { drawing } su { $count } carta, con 👹: 0
points-mother-in-law = suocera { SIGNED($points) }
points-guest = ospite { SIGNED($points) }
points-own =
    { $who ->
        [grandpa] come nonno { SIGNED($points) }
        [grandma] come nonna { SIGNED($points) }
        [mamma] come mamma { SIGNED($points) }
       *[husband] come marito { SIGNED($points) }
    }
points-child = con il bambino { SIGNED($points) }
points-money = soldi { SIGNED($points) }
points-arrival = { $count }º posto a tavola { SIGNED($points) }

end-won =
    { $reason ->
        [arrival]
            { $points ->
                [one] Pareggio a { NUMBER($points) } punto, e conta chi è arrivato prima a tavola: { $name } vince con { ROW($character, form: "whom") }! 🍝
               *[other] Pareggio a { NUMBER($points) } punti, e conta chi è arrivato prima a tavola: { $name } vince con { ROW($character, form: "whom") }! 🍝
            }
       *[points]
            { $points ->
                [one] { $name } vince con { ROW($character, form: "whom") } e { NUMBER($points) } punto! 🍝
               *[other] { $name } vince con { ROW($character, form: "whom") } e { NUMBER($points) } punti! 🍝
            }
    }
end-place =
    { $points ->
        [one] { $medal } { $place }. **{ $name }**{ $strength } · { ROW($character, form: "title") } · { NUMBER($points) } punto
       *[other] { $medal } { $place }. **{ $name }**{ $strength } · { ROW($character, form: "title") } · { NUMBER($points) } punti
    }
end-arrived = ({ $place }º posto a tavola)

## Premi: solo $name è stato il numero uno in questo, e $count dice quanto.

award-sitter = 👶 **Babysitter**: { $name }, che ha fatto scendere il bambino dallo scuolabus
award-thief = 🫳 **Mani leste**: { $name }, con { $count } furti
award-mercy = 🙏 **Il piede gentile sul freno**: { $name }, che ha risparmiato tutti { $count } volte
award-driver = 🚌 **Il terrore della strada**: { $name }, che ha fatto investire qualcuno { $count } volte
award-broom = 🧹 **L’ordine in persona**: { $name }, con { $count } carte tolte
award-purse = 💶 **Mani bucate**: { $name }, soldi distribuiti per { $count }
award-legs = 👣 **Le gambe lunghe**: { $name }, con { $count } passi fatti fare alla famiglia
