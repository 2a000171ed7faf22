# Il modulo di una mossa. Titoli ed etichette hanno al massimo 45 caratteri.

form-turn-title = La tua mossa
form-what = Che cosa fai?
form-row = In quale fila?
form-row-hint = Per le carte che metti o togli
form-place = Metti { $cards }
form-stop = Fermati, girando una carta ({ $name })
form-row-holds = passi { $movement }, soldi { $money }, carte { $count } di 4
form-nobody = Nessuno
form-nothing = Niente
form-row-label = { $name }: { $movement } 👣 { $money } 💶
