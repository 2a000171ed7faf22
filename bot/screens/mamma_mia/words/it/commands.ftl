# Comandi e opzioni come li elenca Discord: nomi di al massimo 32 lettere minuscole,
# descrizioni di al massimo 100 caratteri.

command-mammamia-description = Aprire tavoli, e giocare a Mamma Mia! e Mamma Mia! Plus
command-play-name = inforna
command-play-description = Il tuo turno: metti nel forno ingredienti, magari un’ordinazione, e pesca
command-pass-name = passa
command-pass-description = Passa, se non hai ingredienti in mano: peschi e basta
command-bake-name = sforna
command-bake-description = Sforna la tua ordinazione uscita dal forno
command-decline-name = rinuncia
command-decline-description = Rinuncia a sfornare la tua ordinazione: brucia e torna dal tuo cameriere
command-ask-name = chiedi
command-ask-description = Plus: chiedi agli altri le carte che mancano alla tua ordinazione
command-assist-name = aiuta
command-assist-description = Plus: di’ se aiuti chi chiede delle carte

## Opzioni

option-edition-name = edizione
option-edition-description = Mamma Mia!, non Plus: quale edizione delle regole
option-helping-name = aiuto
option-helping-description = Plus: se potete chiedervi carte a vicenda
option-ingredient-name = ingrediente
option-ingredient-description = Quale ingrediente va nel forno
option-count-name = quante
option-count-description = Quante carte di quello
option-order-name = ordinazione
option-order-description = Un’ordinazione da mettere sopra, o nessuna
option-draw-name = pesca
option-draw-description = Da quale pila riempi la mano: scorta o cameriere
option-choice-name = scelta
option-choice-description = Quale ingrediente scegli, se l’ordinazione lascia una scelta
option-add-name = aggiungi
option-add-description = Carte che aggiungi dalla tua mano
option-want-name = desiderio
option-want-description = Carte che vorresti dagli altri
option-give-name = dai
option-give-description = Se dai le carte

command-pass-option-order-description = Edizione 1999: un’ordinazione che va comunque nel forno
command-bake-option-add-description = Esattamente le carte che mancano sul tavolo
command-ask-option-add-description = Quello che aggiungi tu, di ciò che manca sul tavolo

## Scelte

choice-yes = Sì
choice-no = No
