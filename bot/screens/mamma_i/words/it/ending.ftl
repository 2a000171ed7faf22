# La cena, i punti, la classifica. $name è sempre il nome di chi gioca.

dinner-heading = ### 🍽️ A tavola! Arriva la famiglia
dinner-place = { $place }. { $character } · { $movement } 👣 · **{ $points }**
dinner-ties = -# a pari passi prima chi è più anziano · WC e ospedale sono già contati
scores-heading = ### 🧮 Quanto vale ciascuno
scores-of =
    { $count ->
        [one] **{ $character }: { $shown } punto**
       *[other] **{ $character }: { $shown } punti**
    }
    -# { $items }
secrets-heading = ### 🎭 Da che parte stavate?
secrets-of =
    { $count ->
        [one] **{ $name }** · { $character } · { $shown } punto
       *[other] **{ $name }** · { $character } · { $shown } punti
    }

# Che cosa porta punti: $count è su quante carte c'è una figura, o il posto a cena.
points-matching = { $drawing } su { $count } carte { $points }
points-single = { $drawing } su { $count } carta { $points }
points-beside-law = { $drawing } su { $count } carta, con 👹: 0
points-mother-in-law = suocera { $points }
points-guest = ospite { $points }
points-own =
    { $who ->
        [grandpa] come nonno { $points }
        [grandma] come nonna { $points }
        [mamma] come mamma { $points }
       *[husband] come marito { $points }
    }
points-child = con il bambino { $points }
points-money = soldi { $points }
points-arrival = { $count }º posto a tavola { $points }

end-won-points =
    { $count ->
        [one] { $name } vince con { $character } e { $shown } punto! 🍝
       *[other] { $name } vince con { $character } e { $shown } punti! 🍝
    }
end-won-arrival =
    { $count ->
        [one] Pareggio a { $shown } punto, e conta chi è arrivato prima a tavola: { $name } vince con { $character }! 🍝
       *[other] Pareggio a { $shown } punti, e conta chi è arrivato prima a tavola: { $name } vince con { $character }! 🍝
    }
end-place =
    { $count ->
        [one] { $medal } { $place }. **{ $name }**{ $strength } · { $character } · { $shown } punto
       *[other] { $medal } { $place }. **{ $name }**{ $strength } · { $character } · { $shown } punti
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
