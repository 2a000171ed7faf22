# Comandi e opzioni come li elenca Discord: nomi di al massimo 32 lettere minuscole,
# descrizioni di al massimo 100 caratteri.
#
# Glossario, uguale in tutti i file:
# table: tavolo; seat: posto; host: capotavola; game: gioco, e giocata una volta, partita
# begin, deal: iniziare, dare le carte; hand: mano; draw: pescare; tie: pareggio; bet: scommessa
# move, of any kind: mossa; hint: consiglio; record: registro; seal, salt: sigillo, sale;
# ruling: interpretazione
# In Mamma Mia!: ingredient: ingrediente; order: ordinazione; supply: scorta; waiter: cameriere;
# oven: forno; put in: infornare; baked, burnt: sfornata, bruciata; decline: rinunciare;
# deliver: consegnare; turn: turno; round, opening: infornata
# In Mamma I: movement, money: passi, soldi; row: fila; display: vetrina; deck: mazzo;
# market card: carta del mercato; round: giro; turn: turno; match: alla pari; guest: ospite;
# schoolbus: scuolabus; mother-in-law: suocera
#
# Si dà del tu, e non si dice se chi gioca è un lui o una lei.

command-start-name = apri
command-start-description = Apre in questo canale un tavolo a cui altri possono sedersi
command-join-name = entra
command-join-description = Ti fa sedere al tavolo di questo canale, o ti riporta nella partita che hai lasciato
command-leave-name = esci
command-leave-description = Ti fa alzare dal tavolo; se la partita è in corso, un computer gioca per te
command-begin-name = inizia
command-begin-description = Capotavola: dà le carte e fa iniziare la partita
command-cancel-name = annulla
command-cancel-description = Capotavola: annulla la partita a questo tavolo, dopo averti chiesto conferma
command-computer-name = computer
command-computer-description = Capotavola: aggiunge un computer al tavolo, o ne toglie uno
command-skip-name = salta
command-skip-description = Salta l’attesa: il resto viene raccontato subito
command-rematch-name = rivincita
command-rematch-description = Rivincita: apre qui un nuovo tavolo con le stesse persone
command-bet-name = scommetti
command-bet-description = Scommetti sull’ordinazione appena uscita dal forno; nessun altro lo vede
command-hand-name = mano
command-hand-option-pictures-description = D’ora in poi con le immagini, o senza
command-hand-description = Ti mostra la tua mano; nessun altro la vede
command-table-name = tavolo
command-table-description = Mostra tutto ciò che è scoperto: a chi tocca, le carte, come stanno le cose
command-hint-name = consiglio
command-hint-description = Che cosa farebbe un computer forte al posto tuo, e perché; il canale saprà che l’hai chiesto
command-rules-name = regole
command-rules-description = Spiega le regole, argomento per argomento
command-stats-name = statistiche
command-stats-description = Mostra come te la cavi, o come se la cava qualcun altro qui; nessun altro lo vede
command-top-name = classifica
command-top-description = Mostra la classifica di questo server e il tuo posto; nessun altro lo vede
command-top-option-game-description = Quale gioco; se non scegli, l’ultimo giocato in questo canale
command-history-name = partite
command-history-description = Mostra le tue ultime partite e come sono andate; nessun altro lo vede
command-history-option-game_id-description = Quale partita finita; se non scegli, le tue ultime
command-record-name = registro
command-record-description = Ti dà il registro di una partita finita, in un file
command-data-name = dati
command-data-description = I tuoi dati salvati: vederli, portarli via, farli dimenticare
command-show-name = mostra
command-show-description = Ti mostra tutti i tuoi dati salvati
command-export-name = esporta
command-export-description = Ti dà tutti i tuoi dati salvati, in un file
command-forget-name = dimentica
command-forget-description = Dimentica tutti i tuoi dati salvati, dopo averti chiesto conferma
command-settings-name = impostazioni
command-settings-description = Mostra o cambia ciò che vale su questo server, per esempio per i nuovi tavoli

## Opzioni

option-game-name = gioco
option-game-description = Quale gioco
option-computers-name = computer
option-computers-description = Quanti computer giocano
command-computer-option-strength-description = Quanto giocano bene lui e i prossimi: Facile è smemorato, Difficile pensa in anticipo
option-remove-name = togli
option-remove-description = Toglie un computer invece di aggiungerlo
option-table-name = tavolo
option-table-description = Quale dei tuoi tavoli, se ne hai più di uno
option-thread-name = thread
option-thread-description = Si gioca in un thread a parte; in questo canale si saprà com’è finita
option-guess-name = pronostico
option-guess-description = Che fine farà l’ordinazione
option-topic-name = argomento
option-topic-description = Che cosa vorresti sapere
option-player-name = persona
option-player-description = Di chi vuoi le statistiche; se non scegli, le tue
option-game_id-name = partita
option-game_id-description = Quale partita finita; se non scegli, l’ultima
