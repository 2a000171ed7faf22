# Comandi e opzioni come li elenca Discord: nomi di al massimo 32 lettere minuscole,
# descrizioni di al massimo 100 caratteri.

command-mammai-description = Giocare a Mamma I; un tavolo si apre con /mammamia apri
command-secret-name = segreto
command-secret-description = Scegli il tuo personaggio segreto, se la prima scelta è tua
command-place-name = metti
command-place-description = Il tuo turno: metti carte della vetrina in una fila
command-wc-name = wc
command-wc-description = Il tuo turno: fai votare tutti su chi riceve il WC
command-vote-name = vota
command-vote-description = Di’ a chi tocca il WC
command-remove-name = togli
command-remove-description = Il tuo turno: togli l’ultima carta di una fila
command-stop-name = fermati
command-stop-description = Il tuo turno: gira una carta del mercato, e in questo giro non hai più turni
command-guest-name = ospite
command-guest-description = Manda il tuo ospite da un personaggio, all’inizio del tuo turno o all’ora di cena
command-run-over-name = investi
command-run-over-description = Di’ chi viene investito dallo scuolabus
command-child-name = bambino
command-child-description = Di’ se il nonno prende il bambino
command-steal-name = ruba
command-steal-description = Di’ quale carta del mercato viene rubata

## Opzioni

option-cards-name = carte
option-cards-description = Una carta della vetrina, o due carte passi uguali
option-row-name = fila
option-row-description = Quale fila; se non scegli, vedi che cosa farebbe scattare ciascuna
option-character-name = personaggio
option-character-description = Quale personaggio
option-card-name = carta
option-card-description = Quale carta del mercato
option-to-name = per
option-to-description = Chi la prende
option-take-name = prende
option-take-description = Se il nonno lo prende

command-run-over-option-character-description = Chi viene investito dallo scuolabus, o nessuno
command-run-over-option-card-description = Che cosa perde il figlio, se viene investito
command-steal-option-card-description = Quale carta del mercato, o niente

## Scelte

choice-yes = Sì
choice-no = No
