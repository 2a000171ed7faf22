# Perché una mossa non va: che cosa non va, e che cosa fare invece.
# $turn è il nome di chi gioca.

# A chi tocca
refusal-game-over = Questa partita è finita. Apri un nuovo tavolo con `/mammamia apri`.
refusal-no-such-seat = A questo tavolo da { $players } non c’è un posto { $seat }; scegli qualcuno che gioca qui.
refusal-not-your-turn = Non tocca ancora a te; aspetta { $turn }.
refusal-not-your-order = Su questa ordinazione decide solo { $turn }; aspetta che decida.
refusal-not-asked = Adesso nessuno ti chiede aiuto; aspetta che si vada avanti.
refusal-deal-first = Si stanno ancora dando le carte; riprova fra un momento.
refusal-shuffle-first = Si sta ancora mescolando la nuova scorta; riprova fra un momento.

# Tipi di mossa
refusal-settle-first = Prima c’è da decidere un’ordinazione uscita dal forno; `/mammamia mano` te la mostra, con quello che puoi farne.
refusal-nothing-to-settle = Nessuna tua ordinazione aspetta una decisione; fai il tuo turno con `/mammamia inforna`.
refusal-nobody-asks = Nessuno sta chiedendo aiuto; `/mammamia tavolo` mostra che cosa succede.
refusal-answer-first = C’è chi ti sta chiedendo aiuto; prima rispondi con `/mammamia aiuta`.
refusal-no-helping = A questo tavolo si gioca senza aiuto; usa `/mammamia sforna` o `/mammamia rinuncia`.
refusal-needs-no-help = Sul tavolo c’è tutto quello che serve a questa ordinazione; scegli come sfornarla con `/mammamia sforna`.
refusal-must-bake = Per questa ordinazione non serve nessuna carta della tua mano, quindi va sfornata; scegli come con `/mammamia sforna`.
refusal-no-way = Tavolo e mano insieme non bastano per questa ordinazione; rinuncia, o chiedi aiuto dove il tavolo lo permette.
refusal-has-ingredients = Hai ancora ingredienti, quindi non puoi passare; mettine almeno uno nel forno con `/mammamia inforna`.
refusal-no-ingredients = Non hai ingredienti da mettere nel forno; usa invece `/mammamia passa`.

# Un turno
refusal-no-card-put-in = Nel forno va almeno una carta; scegli un numero da 1 in su.
refusal-not-so-many =
    Di carte { INGREDIENT($ingredient) } { $held ->
        [0] non ne hai
        [one] ne hai una sola
       *[other] ne hai solo { $held }
    }, quindi non puoi infornarne { $count }; scegline di meno o un altro ingrediente.
refusal-order-not-in-hand = L’ordinazione { ORDER($order) } non ce l’hai in mano; scegline una che hai, o nessuna.
refusal-pass-plays-order = Chi passa qui non inforna ordinazioni; passa senza.
refusal-choose-pile = La tua mano va riempita; scegli se pescare dalla scorta o dal tuo cameriere.
refusal-hand-is-full = Dopo questa mossa la tua mano è piena, quindi non peschi niente; non scegliere nessuna pila.
refusal-waiter-is-empty = Il tuo cameriere non ha più ordinazioni; pesca dalla scorta.
refusal-pass-draws-supply = Chi passa qui pesca cinque ingredienti; scegli la scorta.

# Decisioni
refusal-wrong-choice = Questa scelta non va con questa ordinazione; prendine una fra quelle che trovi.
refusal-leaves-no-choice = Questa ordinazione non ti lascia scelta; non indicare nessun ingrediente.
refusal-not-scarcest = Va bene solo l’altro ingrediente più scarso sul tavolo; scegli quello.
refusal-own-as-choice = Il tuo ingrediente qui non lo puoi scegliere; prendine un altro.
refusal-choices-equal = I due ingredienti devono essere diversi; scegli due tipi.
refusal-wrong-addition = Aggiungi esattamente ciò che manca sul tavolo, né più né meno; qui è: { CARDS($lacks) }.
refusal-wrong-number =
    { $number ->
        [one] Manca esattamente una carta, di qualsiasi tipo; aggiungine una
       *[other] Mancano esattamente { $number } carte, di qualsiasi tipo; aggiungine altrettante
    }.
refusal-not-in-hand = Non hai tutte queste carte; aggiungi solo quello che hai in mano.

# Aiuto
refusal-wants-nothing = Chi chiede aiuto chiede almeno una carta; scegline una, o sforna senza aiuto con `/mammamia sforna`.
refusal-wrong-request = Quello che chiedi e quello che aggiungi, insieme, devono essere esattamente ciò che manca sul tavolo: { CARDS($lacks) }.
refusal-wrong-request-number =
    Quello che chiedi e quello che aggiungi, insieme, devono essere esattamente { $number ->
        [one] una carta
       *[other] { $number } carte
    }; cambia l’uno o l’altro.
refusal-own-not-in-hand = Non hai tutte queste carte; offri solo quello che hai in mano.

# Il caso
refusal-no-deal-now = Le carte si danno una volta sola, all’inizio; continuate a giocare.
refusal-no-shuffle-now = La scorta si mescola solo fra un’infornata e l’altra; continuate a giocare.
refusal-wrong-first = Chi comincia dev’essere qualcuno di questo tavolo; si estrae di nuovo.
refusal-wrong-hands = Ognuno riceve esattamente { $dealt } ingredienti; si danno di nuovo le carte.
refusal-wrong-cards = Mani e scorta non sono gli ingredienti di una partita in { $players }; si danno di nuovo le carte.
refusal-wrong-mamma-mia = La carta Mamma Mia! è dove non può finire quando si danno le carte; si danno di nuovo.
refusal-no-mamma-mia-card = Questo gioco non ha una carta Mamma Mia!; si danno di nuovo le carte, senza.
refusal-wrong-waiters = Ogni cameriere ha esattamente una volta ogni ordinazione che gli spetta; si mescola di nuovo.
refusal-wrong-supply = La nuova scorta non è fatta delle carte usate; si mescola di nuovo.

# Che cosa è stato scritto
refusal-cards-unreadable = «{ $text }»: così non riesco a leggere le carte; scrivile come «2 olive, 1 salame».
refusal-no-such-order = L’ordinazione «{ $text }» non esiste; scegline una dall’elenco.
