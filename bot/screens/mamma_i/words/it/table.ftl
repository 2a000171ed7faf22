# Il tavolo, come lo possono vedere tutti.

table-before = ### 🧺 Il mercato
# Una fila: di chi è, poi passi e soldi, poi le sue carte in ordine.
table-row = { $emoji } **{ $name }**
table-sums =
    { $money ->
        [0] **{ $movement }** 👣
       *[other] **{ $movement }** 👣 **{ $money }** 💶
    }
table-wc = 🚽 WC −1
table-hospital = 🏥 ospedale −2
table-child = 👶 con il bambino
table-guest = 🧳 ospite { $guest }
table-display = 🃏 In vetrina: { $cards }
table-deck =
    { $count ->
        [0] mazzo vuoto
       *[other] { $count } nel mazzo
    }
table-aside = tolte { $count } su { $most }
table-coming = in vendita più avanti: { $cards }
table-next-guest = prossimo ospite { $guest }
table-stopped = fuori per questo giro: { $names }
table-legend = -# 👣 passi · 💶 soldi · 🚽 −1 e 🏥 −2 passi alla fine del giro · 🔒 girata, non si ruba · 👹 suocera · accanto ai nomi: 🧳 ha ancora l’ospite, 🚫 può ancora fermarsi
table-votes = ✋ Finora: { $votes }
table-vote-of = { $character } { $count }
# Una carta del mercato che si può rubare, e chi la prende.
theft = { $card } per { $to }

overview-heading = ### 🍽️ { $title }
overview-trick = 👉 Ora tocca a { $name }.
overview-stop-used = non può più fermarsi
overview-guest-laid = ospite già mandato
overview-stopped = fuori per questo giro
overview-chooser = prima scelta
overview-absent = assente
