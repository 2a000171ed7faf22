# Il tavolo, come lo possono vedere tutti.

table-before = ### 🧺 Il mercato
# Una fila: di chi è, poi passi e soldi, poi le sue carte in ordine.
table-row = { row-emoji } **{ row-name }**
# Lo stesso, con quanto il personaggio vale da solo.
table-row-worth = { table-row }, vale { NUMBER($worth) }
table-sums =
    { $money ->
        [0] **{ $movement }** 👣
       *[other] **{ $movement }** 👣 **{ $money }** 💶
    }
table-wc = 🚽 WC −1
table-hospital = 🏥 ospedale −2
table-child = 👶 con il bambino
table-guest = 🧳 ospite { NUMBER($guest) }
table-bought =
    { $is_vertical ->
        [yes] { MARKET($card) }
       *[no] 🔒{ MARKET($card) }
    }
table-points = finora **{ NUMBER($points) }**
table-display = 🃏 In vetrina: { CARDS($cards, form: "apart") }
table-deck =
    { $count ->
        [0] mazzo vuoto
       *[other] { $count } nel mazzo
    }
table-aside = tolte { $count } su { $most }
table-coming = in vendita più avanti: { MARKET($cards, joint: "comma") }
table-next-guest = prossimo ospite { NUMBER($guest) }
table-everyone = tutti
table-with-guest = ospite ancora da mandare: { $names }
table-can-stop = possono ancora fermarsi: { $names }
table-stopped = fuori per questo giro: { $names }
table-legend =
    -# 👣 passi · 💶 soldi · 🚽 −1 e 🏥 −2 passi alla fine del giro · 🔒 girata, non si ruba · 👹 suocera · accanto ai nomi: 🧳 ha ancora l’ospite, 🚫 può ancora fermarsi
    -# 🧳 −6: un ospite accanto a un personaggio, o il prossimo da mandare · 0/{ $most }: carte tolte in questo giro, al massimo { $most } · accanto al ritratto: quanto il personaggio vale da solo · in fondo alla fila: i suoi punti finora · a cena: { SCALE($scale) } dal 1º al 6º posto, e 1 punto per ogni 💶
table-votes = ✋ Finora: { $votes }
# Una carta del mercato che si può rubare, e chi la prende; la seconda dove le emoji sarebbero troppe.
theft-short = { MARKET($card) } per { ROW($to, form: "whom") }
theft-plain = { MARKET($card, form: "plain") } per { ROW($to, form: "whom") }

overview-heading = ### 🍽️ { $title }
overview-trick = 👉 Ora tocca a { $name }.
overview-stop-used = non può più fermarsi
overview-guest-laid = ospite già mandato
overview-stopped = fuori per questo giro
overview-chooser = prima scelta
overview-absent = assente
