# L'aiuto alle regole: un nome e un testo per ogni argomento, nel Markdown di Discord, con i numeri
# delle regole. Fluent non vuole righe che comincino con un asterisco; { "" } lo nasconde.

rules-topic-overview = Di che cosa si tratta
rules-overview =
    Infornate tutti in un forno solo, e nessuno può guardarci dentro. A turno ci mettete ingredienti, e un’ordinazione quando credete che sotto ci sia tutto ciò che le serve. Finita la scorta, il forno si apre e le carte escono nell’ordine in cui sono entrate: ora si vede quali pizze riescono.

    - Dopo la terza apertura la partita finisce. **Vince chi ha consegnato più ordinazioni.** (A7.1, A7.2)
    - Il bello, quindi, è ricordare che cosa c’è nel forno e indovinare che cosa serve ancora agli altri.
    - Le carte in mano possono salvare una pizza a cui manca qualcosa, e decidono i pareggi.

    Mamma Mia! è per 2–5 persone, *Mamma Mia! Plus* per 2–6.

    Segni in queste pagine: ⚖️ *Interpretazione* è come si gioca qui dove i regolamenti tacciono o si contraddicono; 🧩 *Ricostruzione* è ciò che il regolamento mostra solo in figura. Numeri come (A3.4) indicano la regola.

rules-topic-cards = Le carte e la distribuzione
rules-cards =
    - Cinque ingredienti, 13 carte di ciascuno: 🍍 ananas, 🫒 oliva, 🫑 peperone, 🍄 fungo, 🥓 salame. (A1.1)
    - Ognuno ha un **ingrediente proprio** che non ha nessun altro; dà anche il colore. (A1.2)
    - Ognuno ha otto ordinazioni. (A1.3)
    - Una carta *Mamma Mia!*: chi ce l’ha apre il forno. (A1.4)

    { "" }**Prima di dare le carte** se ne tolgono alcune di ogni ingrediente: 1 in quattro, 3 in tre, 5 in due, nessuna in cinque. L’edizione 2004 non toglie niente. (A2.1)

    { "" }**La distribuzione:** 6 ingredienti a testa; poi la carta Mamma Mia! si mescola nel resto, che è la **scorta**. (A2.2)

    { "" }**Il tuo cameriere** è la pila delle tue ordinazioni mescolate. Quella in cima va nella tua mano, quindi cominci con 7 carte. (A2.3)

    ⚖️ *Interpretazione:* chi comincia la prima infornata si tira a sorte; i regolamenti lo lasciano a voi, o a chi ha più fame. Perciò chi siede a capotavola, se lo sa, può indicarlo prima di iniziare. (A2.4)

rules-topic-orders = Le ordinazioni
rules-orders =
    Le stesse otto per tutti, ciascuna con l’ingrediente proprio (A1.3):

    - **Quattro olive, Quattro salami …**: 1 proprio e 4 dell’altro. Ce n’è una per ciascuno degli altri quattro ingredienti.
    - **Un po’ di tutto**: 1 di ciascuno dei cinque.
    - **Bombastica**: almeno 15 ingredienti qualsiasi. Se sul tavolo ce ne sono 15 o più, li prende *tutti*; se sono di meno, aggiungi esattamente quelli che mancano, di qualsiasi tipo. (A5.5)
    - **Monotoni**: 1 proprio e 6 di un altro ingrediente, che scegli tu. Non occorre che sia già sul tavolo. (A5.7)
    - **Minimale**: 1 proprio e 3 dell’altro ingrediente *più scarso*.

    { "" }*Il più scarso:* guarda gli ingredienti diversi dal tuo che hanno almeno una carta sul tavolo; quelli con meno carte sono i più scarsi. Se sono più d’uno, scegli tu fra quelli. Se non ce n’è nessuno, l’ordinazione non si può sfornare. (A5.6)

    I regolamenti mostrano le ordinazioni semplici in figura; l’elenco è quello pubblicato. *Plus* ha altre ordinazioni: vedi gli argomenti su Plus e sulle carte ricostruite.

rules-topic-turn = Un turno
rules-turn =
    Si gioca in senso orario. (A3.8) Quando tocca a te, i pulsanti sotto la tua mano o `/mammamia inforna` fanno tutti e tre i passi:

    { "" }**1. Ingredienti.** Metti nel forno una o più carte ingrediente, tutte di un solo tipo, e annunciale: «Tre salami!» (A3.1)
    { "" }**2. Un’ordinazione, se vuoi.** Poi può seguire un’ordinazione dalla tua mano. (A3.2)
    { "" }**3. Pescare.** Riempi la mano fino a 7: tutto dalla scorta *o* tutto dal tuo cameriere, mai da tutti e due. Se la pila non basta, resti con meno. (A3.3)

    - Si pesca una carta alla volta. Chi pesca la carta Mamma Mia! la mette scoperta davanti a sé e ne pesca un’altra. (A3.6)
    - Appena si pesca l’ultima carta della scorta l’infornata finisce, e chi ha la carta Mamma Mia! apre il forno. Chi ha pescato tiene quello che c’era. (A4.1)

    ⚖️ *Interpretazione:* un cameriere vuoto non si può scegliere. Se hai già tante carte quante ne puoi tenere, o di più, non peschi niente e non scegli nessuna pila. (A3.4)

rules-topic-passing = Passare e stallo
rules-passing =
    Se in mano non hai ingredienti, **passi** con `/mammamia passa`: nel forno non va niente, nemmeno un’ordinazione; poi peschi come al solito. Con un ingrediente in mano non puoi passare. (A3.5)

    Nell’edizione 1999, passando, puoi ancora mettere nel forno un’ordinazione prima di pescare. (A3.5)

    ⚠️ Sette ordinazioni e nessun ingrediente sono una trappola: la mano è piena, non peschi niente e passi fino alla fine della partita. Non così nell’edizione 1999, dove con una mano del genere puoi ancora infornare ordinazioni. Prima della pescata che ti ci porta, ti si avverte. (A3.4)

    ⚖️ *Interpretazione (stallo):* se per un giro intero passano tutti, senza che nessuno giochi o peschi una carta, l’infornata finisce lo stesso. Se nessuno ha la carta Mamma Mia!, apre il forno la persona a cui toccherebbe. Il resto della scorta si mescola nella prossima. (A4.2)

    In *Plus* è diverso: chi non ha ingredienti passa e ne pesca cinque dalla scorta, quindi lo stallo non c’è. (B3.2, B3.4)

rules-topic-oven = Il forno e la tua memoria
rules-oven =
    Il forno è una pila. Se ne può vedere solo la carta in cima, e **nessuno può sfogliarlo**. (A3.7) Quello che è entrato ce l’hai in testa, o da nessuna parte.

    Perché il canale non diventi un bigliettino per copiare, il tavolo ha un’opzione `memoria`:

    - **fedele**, se non dite altro: nel canale resta solo l’ultimo annuncio, i più vecchi spariscono.
    - **aperta**: restano tutti gli annunci. Va bene per le prime partite.

    Nell’edizione 1999 gli ingredienti avanzati dall’infornata prima stanno scoperti. (A3.7) Nelle altre ricorda anche quelli: sono in fondo al nuovo forno.

    Ciò che si è visto una volta lo si può ricordare. Vale anche per i computer, che però usano solo ciò che si è visto dal loro posto. (A8.4)

rules-topic-opening = Si apre il forno
rules-opening =
    Il forno si capovolge, e le carte escono una alla volta **nell’ordine in cui sono entrate**, a cominciare dagli avanzi dell’infornata prima. Gli ingredienti si raccolgono in pile scoperte: **il tavolo**. (A5.1)

    Quando esce un’ordinazione, conta ciò che sta sul tavolo *in quel momento*. Un **modo** di sfornarla è una scelta dell’ingrediente, dove l’ordinazione la lascia, insieme alle carte che aggiungi dalla mano: esattamente quelle che allora mancano sul tavolo, mai di più. (A5.2)

    - Nessun modo: non viene sfornata.
    - Un modo solo, senza aggiungere carte: viene sfornata senza chiedere.
    - Altrimenti decide chi l’ha messa; vedi *Decidere su un’ordinazione*. (A5.3)

    { "" }**Sfornata:** l’ordinazione prende le carte che le servono, dal tavolo e da quelle aggiunte, e sta scoperta davanti a chi l’ha messa, come *consegnata*. Le carte sono usate. (A5.4)

    { "" }**Non sfornata:** l’ordinazione va coperta in fondo al suo cameriere. Le carte sul tavolo restano. (A5.8)

    Ogni ordinazione si decide prima che esca la carta dopo. (A5.9)

rules-topic-deciding = Decidere su un’ordinazione
rules-deciding =
    Quando la tua ordinazione esce dal forno e c’è qualcosa da decidere, tutti aspettano te. (A5.3)

    - `/mammamia sforna`: la sforni in uno dei modi. Dove l’ordinazione lascia una scelta indichi l’ingrediente; dove al tavolo mancano carte, aggiungi esattamente quelle dalla tua mano.
    - `/mammamia rinuncia`: non la sforni. Si può solo se ogni modo prenderebbe almeno una carta dalla tua mano.
    - In *Plus*, `/mammamia chiedi` chiede aiuto agli altri; vedi *L’aiuto*.

    ⚖️ *Interpretazione:* quindi una pizza che con qualche scelta riesce senza una carta della tua mano *viene* sfornata; tu scegli solo come. (A5.3)

    Che cosa puoi scegliere:
    - **Monotoni**: qualsiasi ingrediente tranne il tuo, anche uno che non c’è. (A5.7)
    - **Minimale**: solo fra i più scarsi. (A5.6)
    - **Bombastica**: con meno di 15 sul tavolo, carte tue qualsiasi, esattamente quante ne mancano. (A5.5)

    Tutti vedono che stai decidendo. Perciò un’ordinazione che fallisce senza una decisione non la si poteva completare. (A8.3) In *Plus* con l’aiuto anche questo è nascosto: lì ti si chiede in ogni caso. (B6.2)

rules-topic-next-round = L’infornata successiva
rules-next-round =
    - Gli ingredienti rimasti sul tavolo tornano indietro: sono il fondo del nuovo forno. (A6.1)
    - Gli ingredienti usati e la carta Mamma Mia! si mescolano: la nuova scorta. Dopo uno stallo ci va anche il resto della vecchia. (A6.2)
    - Comincia chi ha aperto il forno. (A6.2)
    - Fra due infornate le mani non si riempiono. (A6.3)

    ⚖️ *Interpretazione:* gli avanzi stanno nell’ordine degli ingredienti, in fondo l’ananas, poi oliva, peperone, fungo e salame (in *Plus* in cima il gambero). (A6.1)

rules-topic-end = La fine della partita
rules-end =
    La partita finisce quando il forno si è aperto per la **terza volta**. (A7.1) *Plus* senza aiuto arriva alla quarta. (B5.1)

    1. Vince chi ha consegnato più ordinazioni.
    2. In caso di pareggio: chi, fra loro, ha più carte ingrediente in mano. (A7.2)

    ⚖️ *Interpretazione:* se è ancora pareggio, la vittoria è divisa. (A7.3)

    In *Plus* le ordinazioni finite si scoprono una a una e si contano. Solo allora si vede che cosa è toccato a chi ha aiutato. (B5.2, B6.1)

rules-topic-secrets = Chi vede che cosa
rules-secrets =
    { "" }**Tutti** vedono (A8.1): posti e ingredienti propri, infornata e turno, ogni annuncio e ogni ordinazione che entra, la carta in cima al forno, quante carte hanno la scorta e ogni cameriere, quanti ingredienti e quante ordinazioni ha ogni mano (i dorsi sono diversi), chi ha pescato quante carte da quale pila, chi ha la carta Mamma Mia!, le ordinazioni consegnate, e tutto di un’apertura.

    { "" }**Solo tu** vedi la tua mano, e quindi che cosa peschi. (A8.2)

    { "" }**Nessuno** vede l’ordine della scorta o di un cameriere, nemmeno del proprio, il forno sotto la cima, o le carte tolte. Mentre si decide, tutti lo vedono: perciò un’ordinazione che fallisce senza una decisione non la si poteva completare. (A8.3) *Plus* con l’aiuto nasconde anche questo. (B6.2)

    { "" }**In Plus** le ordinazioni finite stanno coperte in una pila sola; si sa quali sono state sfornate in un’apertura, ma non, fino alla fine, quale è toccata a chi ha aiutato. (B6.1) Tutti sentono una richiesta d’aiuto, e alla fine chi ha aiutato o che nessuno l’ha fatto. A chi si chiede, chi è stato saltato o ha detto di no lo vede solo la persona a cui si chiede. (B6.2)

rules-topic-editions = Le edizioni di Mamma Mia!
rules-editions =
    { "" }**Classica** (se non dite altro): in meno di cinque si tolgono alcuni ingredienti: 1 di ciascuno in quattro, 3 in tre, 5 in due. (A2.1) Le pagine che non nominano un’edizione descrivono questa.

    { "" }**2004**: l’edizione americana. Come la classica, ma non si toglie niente, in quanti che siate. (A2.1)

    { "" }**1999**: la prima edizione. Come la classica, ma:
    - La carta Mamma Mia! si mescola *prima* di dare le carte. Chi la riceve la mette scoperta e prende la carta dopo. (A2.2)
    - Chi non ha ingredienti e passa può ancora mettere nel forno un’ordinazione prima di pescare. (A3.5)
    - Gli ingredienti avanzati dall’infornata prima stanno scoperti. (A3.7)

    L’edizione la scegli con l’opzione `edizione` di `/mammamia apri`. *Plus* è un gioco a sé: vedi *Che cosa cambia in Plus*.

rules-topic-plus = Che cosa cambia in Plus
rules-plus =
    { "" }*Mamma Mia! Plus* è per 2–6 persone e si gioca come l’edizione classica, ma:

    - **Sei ingredienti**, il sesto è il gambero 🦐, 15 carte di ciascuno. (B1.1) Si tolgono: 1 di ciascuno in cinque, 3 in quattro, 5 in tre, 7 in due. (B2.1)
    - **Nessuna carta Mamma Mia!** (B1.2) Chi pesca l’ultima carta della scorta apre il forno e comincia l’infornata dopo. (B3.4)
    - **Quindici ordinazioni a testa.** 🧩 *Ricostruzione:* alcune le attesta il regolamento, altre sono indovinate; vedi *Carte ricostruite*. (B1.3)
    - **Vietato:** se quando esce l’ordinazione l’ingrediente vietato è sul tavolo, non la si può sfornare né chiedere aiuto. (B1.4)
    - Si danno **8 ingredienti**; con un’ordinazione cominci con 9 carte. (B2.2) La mano arriva a 9, e in un turno peschi al massimo 5 carte. (B3.1)
    - **Niente ingredienti in mano?** Passi e ne peschi cinque dalla scorta, per piena che sia la mano. (B3.2)
    - **Le ordinazioni finite** vanno coperte in una pila comune; fino alla fine se ne vede solo l’altezza. (B4.1)
    - **L’aiuto:** puoi chiedere carte agli altri. Vedi *L’aiuto*. (B4.2)
    - La partita finisce con la terza apertura, senza aiuto con la quarta. (B5.1)

    ⚖️ *Interpretazione:* un’infornata può cominciare a scorta vuota, se non si è sfornato niente. Puoi comunque scegliere la scorta, e devi se passi: vale come pescarne l’ultima carta. Un cameriere vuoto resta escluso. (B3.3)

rules-topic-helping = L’aiuto, in Plus
rules-helping =
    L’aiuto c’è, se il tavolo non si accorda altrimenti; in due non c’è mai. (B4.2)

    Se la tua ordinazione non riesce senza aggiungere una carta, ma in qualche modo potrebbe, ti si chiede sempre: **sfornare**, **chiedere** o **rinunciare**. Puoi chiedere anche se nessuno può aiutare. (B4.3)
    ⚖️ *Interpretazione:* può chiedere anche chi ce la farebbe senza aiuto. (B4.3)

    { "" }**Chiedere:** con `/mammamia chiedi` indichi la tua scelta, se l’ordinazione la lascia, le carte che vorresti (almeno una) e le tue. Insieme sono esattamente ciò che manca sul tavolo. (B4.4) Per *Bombastica* possono essere di qualsiasi tipo e fanno il numero che manca. (B4.8)

    { "" }**Rispondere:** si chiede agli altri in ordine, da chi ti siede a sinistra. Si chiede solo a chi ha in mano *tutte* le carte volute e almeno un’ordinazione dal cameriere; ognuno dice sì o no. (B4.5)

    { "" }**Sì:** il primo che aiuta dà le carte, tu aggiungi le tue, e la pizza è sfornata. L’ordinazione in cima al cameriere di chi aiuta va, senza guardarla, nella pila delle finite e vale per chi ha aiutato. (B4.6)
    ⚖️ *Interpretazione:* ci va sempre, anche se il regolamento dice che può. (B4.6)

    { "" }**Nessuno:** l’ordinazione non viene sfornata, nemmeno se ce l’avresti fatta senza aiuto. Quindi pensaci prima di chiedere. (B4.7)

rules-topic-reconstruction = Carte ricostruite
rules-reconstruction =
    🧩 *Ricostruzione:* il regolamento di *Plus* nomina i tipi di ordinazione, ma non li mostra tutti in figura. Questo elenco è la nostra lettura migliore; la tua scatola può essere diversa. (B1.3) ⚖️ *Interpretazione:* anche per *Junior* la scelta non è mai il tuo. (B1.3)

    Conta dal tuo ingrediente in questo cerchio; il prossimo è il tuo 1º, e così via fino al 5º:
    🍍 → 🫒 → 🫑 → 🍄 → 🥓 → 🦐 → 🍍

    { "" }*Attestate* dal regolamento:
    - **Quattro olive, Quattro gamberi …**, una per ogni altro ingrediente: 1 proprio e 4 di quello
    - **Bombastica**: almeno 15 qualsiasi
    - **Monotoni**: 1 proprio e 6 di un altro, a scelta
    - **Ghiottona**: 1 proprio e 4 per ognuno di altri due, a scelta
    - **Junior**: 5 di un altro, a scelta; vietato il proprio (*indovinato:* che sia il proprio)
    - **Minimale**: 1 proprio e 4 dell’altro più scarso
    - **Mamma Mia I**: 1 proprio e 5 del tuo 2º *o* 5 del tuo 4º

    { "" }*Indovinate*, tranne il tipo:
    - **Un po’ di tutto**: 1 di ciascuno dei sei
    - **Trio**: 2 per ognuno del tuo 1º, 3º e 5º
    - **Minipizza**: 3 del tuo 3º; vietato il proprio
    - **Mamma Mia II**: 1 proprio e 5 del tuo 1º *o* 5 del tuo 5º

    La tua mano dice per intero che cosa serve a ogni tua ordinazione. Le ordinazioni delle edizioni più vecchie sono quelle pubblicate.

rules-topic-commands = Come si gioca qui
rules-commands =
    Pulsanti e comandi fanno lo stesso; usa quelli che preferisci.

    { "" }**Un tavolo**
    - `/mammamia apri` ne apre uno in questo canale, con gioco ed edizione.
    - `/mammamia entra` ed `/mammamia esci`; se lasci una partita in corso, un computer prende il tuo posto.
    - `/mammamia computer` riempie un posto, `/mammamia inizia` dà le carte, `/mammamia annulla` chiude il tavolo. Sono per chi siede a capotavola.

    { "" }**Il tuo turno**
    - I pulsanti sotto la tua mano: che cosa inforni, quante carte, magari un’ordinazione, da dove peschi.
    - `/mammamia inforna` fa lo stesso in una riga.
    - `/mammamia passa`: quando non hai ingredienti.

    { "" }**Quando esce la tua ordinazione**
    - `/mammamia sforna` o `/mammamia rinuncia`
    - *Plus:* `/mammamia chiedi` chiede aiuto, `/mammamia aiuta` risponde

    { "" }**Scommesse**
    - Quando un’ordinazione aspetta il verdetto, tutti nel canale possono scommetterci, tranne chi ha voce in capitolo: con i pulsanti o `/mammamia scommetti`. Nessun altro lo vede, e non cambia niente; alla fine si nomina il fiuto migliore.

    { "" }**Guardare**
    - `/mammamia mano` mostra la tua mano solo a te; arriva anche con un messaggio diretto, e con l’immagine o no secondo `immagini`.
    - `/mammamia consiglio`: che cosa farebbe un computer forte, e perché; il canale sa che lo chiedi.
    - `/mammamia tavolo` mostra ciò che è scoperto, `/mammamia regole` queste pagine.
    - `/mammamia statistiche` e `/mammamia classifica`: come te la cavi, e chi è in testa.
    - `/mammamia partite` mostra le tue ultime partite, `/mammamia registro` te ne dà una come file.

    In un messaggio diretto i comandi valgono per il tuo unico tavolo attivo; se sono di più, scegli con `tavolo`.

    Se c’è un tempo, a metà ti si avverte; alla fine un computer fa quella mossa. Dopo due di fila continua lui, finché non usi un comando.
