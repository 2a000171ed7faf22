# L'aiuto alle regole: un nome e un testo per ogni argomento, nel Markdown di Discord, con i numeri
# delle regole. Fluent non vuole righe che comincino con un asterisco; { "" } lo nasconde.

rules-picture = Un forno aperto: mucchi di ingredienti con il loro numero, e sotto un’ordinazione con tutto quello che le serve, che in gran parte c’è
rules-topic-overview = In un minuto
rules-overview =
    Usate tutti lo stesso forno, e nessuno può guardarci dentro. A turno ci mettete ingredienti, e un’ordinazione quando credete che sotto ci sia già tutto quello che le serve. Finita la scorta, si apre il forno e le carte escono nell’ordine in cui sono entrate: ora si vede quali pizze vengono sfornate.

    - Quando il forno si è aperto tre volte, la partita finisce. **Vince chi ha consegnato più ordinazioni.** (A7.1, A7.2)
    - Il bello, quindi, è ricordarsi che cosa c’è nel forno e indovinare che cosa serve ancora agli altri.
    - Le carte in mano possono salvare una pizza a cui manca qualcosa, e decidono i pareggi.

    Mamma Mia! è per 2–5 persone, *Mamma Mia! Plus* per 2–6.

# Below a page that shows the numbers of the rules.
rules-marks = -# I segni in queste pagine: ⚖️ *Interpretazione* vuol dire che qui si gioca così dove i regolamenti non dicono niente o si contraddicono; 🧩 *Ricostruzione*, che il regolamento lo mostra solo in figura. I numeri come (A3.4) indicano la regola.

rules-topic-cards = Le carte e la distribuzione
rules-cards =
    - Cinque ingredienti, 13 carte di ciascuno: 🍍 ananas, 🫒 oliva, 🫑 peperone, 🍄 fungo, 🥓 salame. (A1.1)
    - Ognuno ha un **ingrediente suo**, che non ha nessun altro; da lì viene anche il colore. (A1.2)
    - Ognuno ha otto ordinazioni. (A1.3)
    - Una carta *Mamma Mia!*: chi ce l’ha apre il forno. (A1.4)

    { "" }**Prima di dare le carte** se ne tolgono alcune di ogni ingrediente: 1 in quattro, 3 in tre, 5 in due, nessuna in cinque. Nell’edizione 2004 non si toglie niente. (A2.1)

    { "" }**La distribuzione:** 6 ingredienti a testa; poi la carta Mamma Mia! si mescola con il resto: è la **scorta**. (A2.2)

    { "" }**Il tuo cameriere** è la pila delle tue ordinazioni mescolate. Quella in cima la prendi in mano, quindi cominci con 7 carte. (A2.3)

    ⚖️ *Interpretazione:* chi comincia la prima infornata si tira a sorte; i regolamenti lo lasciano a voi, o a chi ha più fame. Perciò chi siede a capotavola, se sa chi è, può dirlo prima di iniziare. (A2.4)

rules-topic-orders = Le ordinazioni
rules-orders =
    Sono le stesse otto per tutti, ognuno con l’ingrediente suo (A1.3):

    - **Quattro olive, Quattro salami…**: 1 tuo e 4 dell’altro. Ce n’è una per ciascuno degli altri quattro ingredienti.
    - **Un po’ di tutto**: 1 di ciascuno dei cinque.
    - **Bombastica**: almeno 15 ingredienti qualsiasi. Se sul tavolo ce ne sono 15 o più, li prende *tutti*; se sono di meno, aggiungi esattamente quelli che mancano, di qualsiasi tipo. (A5.5)
    - **Monotoni**: 1 tuo e 6 di un altro ingrediente, che scegli tu. Può anche non essere ancora sul tavolo. (A5.7)
    - **Minimale**: 1 tuo e 3 dell’altro ingrediente *più scarso*.

    { "" }*Il più scarso:* guarda gli ingredienti, tranne il tuo, che hanno almeno una carta sul tavolo; quelli con meno carte sono i più scarsi. Se sono più d’uno, scegli tu. Se non ce n’è nessuno, l’ordinazione non si può sfornare. (A5.6)

    I regolamenti mostrano le ordinazioni semplici solo in figura; l’elenco è quello pubblicato. *Plus* ha altre ordinazioni: guarda gli argomenti su Plus e sulle carte ricostruite.

rules-topic-turn = Un turno
rules-turn =
    Si gioca in senso orario. (A3.8) Quando tocca a te, i pulsanti sotto la tua mano, o `/mammamia inforna`, fanno tutto in tre passi:

    { "" }**1. Ingredienti.** Metti nel forno una o più carte ingrediente, tutte dello stesso tipo, e dillo: «Tre salami!» (A3.1)
    { "" }**2. Un’ordinazione, se vuoi.** Poi puoi aggiungere un’ordinazione dalla tua mano. (A3.2)
    { "" }**3. Pescare.** Riempi la mano fino a 7: tutto dalla scorta *o* tutto dal tuo cameriere, mai da tutti e due. Se la pila non basta, resti con meno carte. (A3.3)

    - Si pesca una carta alla volta. Chi pesca la carta Mamma Mia! la mette scoperta davanti a sé e ne pesca un’altra. (A3.6)
    - Appena si pesca l’ultima carta della scorta l’infornata finisce, e chi ha la carta Mamma Mia! apre il forno. Chi ha pescato quell’ultima carta resta con quello che c’era. (A4.1)

    ⚖️ *Interpretazione:* un cameriere vuoto non si può scegliere. Se hai già tutte le carte che puoi tenere, o di più, non peschi niente e non scegli nessuna pila. (A3.4)

rules-topic-passing = Passare e stallo
rules-passing =
    Se in mano non hai ingredienti, **passi** con `/mammamia passa`: nel forno non va niente, nemmeno un’ordinazione; poi peschi come al solito. Con un ingrediente in mano non puoi passare. (A3.5)

    Nell’edizione 1999, anche se passi, prima di pescare puoi mettere nel forno un’ordinazione. (A3.5)

    ⚠️ Sette ordinazioni e nessun ingrediente sono una trappola: la mano è piena, non peschi niente e passi fino alla fine della partita. Nell’edizione 1999 no: lì con una mano così puoi ancora infornare ordinazioni. Prima di pescare le carte che ti mettono in trappola, ricevi un avviso. (A3.4)

    ⚖️ *Interpretazione (stallo):* se per un giro intero passano tutti, e nessuno gioca o pesca una carta, l’infornata finisce lo stesso. Se nessuno ha la carta Mamma Mia!, apre il forno chi sarebbe di turno. Il resto della scorta si mescola in quella dopo. (A4.2)

    In *Plus* è diverso: chi non ha ingredienti passa e ne pesca cinque dalla scorta, quindi lo stallo non c’è. (B3.2, B3.4)

rules-topic-oven = Il forno e la tua memoria
rules-oven =
    Il forno è una pila. Si vede solo la carta in cima, e **nessuno può sfogliarlo**. (A3.7) Quello che c’è dentro ce l’hai in testa, o da nessuna parte.

    Perché dal canale non si possa copiare, c’è l’opzione `memoria`:

    - **fedele**, se non dite altro: nel canale resta solo l’ultima mossa, le più vecchie spariscono.
    - **aperta**: restano tutte le mosse. Va bene per le prime partite.

    Nell’edizione 1999 gli ingredienti avanzati dall’infornata prima stanno scoperti. (A3.7) Nelle altre devi ricordarti anche quelli: sono in fondo al nuovo forno.

    Quello che si è visto una volta, si può ricordare. Vale anche per i computer, che però usano solo ciò che si è visto dal loro posto. (A8.4)

rules-topic-opening = Si apre il forno
rules-opening =
    Il forno si capovolge, e le carte escono una alla volta **nell’ordine in cui sono entrate**, a cominciare dagli avanzi dell’infornata prima. Gli ingredienti si raccolgono in pile scoperte: **il tavolo**. (A5.1)

    Quando esce un’ordinazione, conta ciò che sta sul tavolo *in quel momento*. Un **modo** di sfornarla è fatto dell’ingrediente che scegli, se ti lascia una scelta, e delle carte che aggiungi dalla mano: esattamente quelle che in quel momento mancano sul tavolo, mai di più. (A5.2)

    - Nessun modo: brucia.
    - Un modo solo, senza aggiungere carte: viene sfornata senza chiederti niente.
    - Altrimenti decide chi l’ha messa; vedi *Decidere su un’ordinazione*. (A5.3)

    { "" }**Sfornata:** l’ordinazione si prende le carte che le servono, dal tavolo e da quelle aggiunte, e finisce scoperta davanti a chi l’ha messa: *consegnata*. Le carte sono usate. (A5.4)

    { "" }**Bruciata:** l’ordinazione torna, coperta, in fondo al suo cameriere. Le carte sul tavolo restano. (A5.8)

    Ogni ordinazione va decisa prima che esca la carta dopo. (A5.9)

rules-topic-deciding = Decidere su un’ordinazione
rules-deciding =
    Quando la tua ordinazione esce dal forno e c’è qualcosa da decidere, tutti aspettano te. (A5.3)

    - `/mammamia sforna`: la sforni in uno dei modi. Se ti lascia una scelta, dici quale ingrediente; se sul tavolo mancano carte, aggiungi esattamente quelle dalla tua mano.
    - `/mammamia rinuncia`: la lasci bruciare. Si può solo se ogni modo ti costerebbe almeno una carta della mano.
    - In *Plus*, `/mammamia chiedi` chiede aiuto agli altri; vedi *L’aiuto*.

    ⚖️ *Interpretazione:* quindi, se con qualche scelta basta quello che c’è senza carte della tua mano, la pizza *viene* sfornata; tu scegli solo come. (A5.3)

    Che cosa puoi scegliere:
    - **Monotoni**: qualsiasi ingrediente tranne il tuo, anche uno che sul tavolo non c’è. (A5.7)
    - **Minimale**: solo fra i più scarsi. (A5.6)
    - **Bombastica**: con meno di 15 sul tavolo, carte tue qualsiasi, esattamente quante ne mancano. (A5.5)

    Tutti vedono che stai decidendo. Perciò, se un’ordinazione brucia senza che nessuno decida, non sarebbero bastate nemmeno le carte in mano. (A8.3) In *Plus* con l’aiuto anche questo resta nascosto: lì la domanda arriva in ogni caso. (B6.2)

rules-topic-next-round = L’infornata successiva
rules-next-round =
    - Gli ingredienti rimasti sul tavolo tornano nel forno: ne sono il nuovo fondo. (A6.1)
    - Gli ingredienti usati e la carta Mamma Mia! si mescolano: la nuova scorta. Dopo uno stallo ci va anche il resto della vecchia. (A6.2)
    - Comincia chi ha aperto il forno. (A6.2)
    - Fra un’infornata e l’altra le mani non si riempiono. (A6.3)

    ⚖️ *Interpretazione:* gli avanzi stanno nell’ordine degli ingredienti, in fondo l’ananas, poi oliva, peperone, fungo e salame (in *Plus* in cima il gambero). (A6.1)

rules-topic-end = La fine della partita
rules-end =
    La partita finisce quando il forno si è aperto per la **terza volta**. (A7.1) *Plus* senza aiuto arriva alla quarta. (B5.1)

    1. Vince chi ha consegnato più ordinazioni.
    2. In caso di pareggio: chi, fra loro, ha più carte ingrediente in mano. (A7.2)

    ⚖️ *Interpretazione:* se è ancora pareggio, vi dividete la vittoria. (A7.3)

    In *Plus* le ordinazioni finite si scoprono una a una e si contano. Solo allora si vede che cosa ha guadagnato chi ha aiutato. (B5.2, B6.1)

rules-topic-secrets = Chi vede che cosa
rules-secrets =
    { "" }**Tutti** vedono (A8.1): i posti e gli ingredienti di ognuno, infornata e turno, tutto quello che si dice infornando e ogni ordinazione che entra, la carta in cima al forno, quante carte hanno la scorta e ogni cameriere, quanti ingredienti e quante ordinazioni ha ogni mano (i dorsi sono diversi), chi ha pescato quante carte da quale pila, chi ha la carta Mamma Mia!, le ordinazioni consegnate, e tutto quello che succede quando si apre il forno.

    { "" }**Solo tu** vedi la tua mano, e quindi che cosa peschi. (A8.2)

    { "" }**Nessuno** vede l’ordine della scorta o di un cameriere, nemmeno del suo, il forno sotto la carta in cima, o le carte tolte. Quando qualcuno decide, lo vedono tutti: perciò, se un’ordinazione brucia senza che nessuno decida, non sarebbero bastate nemmeno le carte in mano. (A8.3) *Plus* con l’aiuto nasconde anche questo. (B6.2)

    { "" }**In Plus** le ordinazioni finite stanno coperte in una pila sola; si sa quali sono state sfornate in un’infornata, ma non, fino alla fine, quale è toccata a chi ha aiutato. (B6.1) Una richiesta d’aiuto la sentono tutti, e alla fine anche chi ha aiutato, o che non l’ha fatto nessuno. Se la domanda è per te lo vedi solo tu; chi è stato saltato o ha detto di no non lo sa nessuno. (B6.2)

rules-topic-editions = Le edizioni di Mamma Mia!
rules-editions =
    { "" }**Classica** (se non dite altro): in meno di cinque si tolgono alcuni ingredienti: 1 di ciascuno in quattro, 3 in tre, 5 in due. (A2.1) Le pagine che non nominano un’edizione parlano di questa.

    { "" }**2004**: l’edizione americana. Come la classica, ma non si toglie mai niente, non importa in quanti siete. (A2.1)

    { "" }**1999**: la prima edizione. Come la classica, ma:
    - La carta Mamma Mia! si mescola *prima* di dare le carte. Chi la riceve la mette scoperta davanti a sé e prende la carta dopo. (A2.2)
    - Chi non ha ingredienti e passa può comunque mettere nel forno un’ordinazione prima di pescare. (A3.5)
    - Gli ingredienti avanzati dall’infornata prima stanno scoperti. (A3.7)

    L’edizione la scegli con l’opzione `edizione` di `/mammamia apri`. *Plus* è un gioco a sé: vedi *Che cosa cambia in Plus*.

rules-topic-plus = Che cosa cambia in Plus
rules-plus =
    { "" }*Mamma Mia! Plus* è per 2–6 persone e si gioca come l’edizione classica, ma:

    - **Sei ingredienti**, il sesto è il gambero 🦐, 15 carte di ciascuno. (B1.1) Si tolgono: 1 di ciascuno in cinque, 3 in quattro, 5 in tre, 7 in due. (B2.1)
    - **Nessuna carta Mamma Mia!** (B1.2) Chi pesca l’ultima carta della scorta apre il forno e comincia l’infornata dopo. (B3.4)
    - **Quindici ordinazioni a testa.** 🧩 *Ricostruzione:* alcune vengono dal regolamento, altre sono indovinate; vedi *Carte ricostruite*. (B1.3)
    - **Vietato:** alcune ordinazioni vietano un ingrediente. Se quando escono è sul tavolo, non si può né sfornarle né chiedere aiuto. (B1.4)
    - Si danno **8 ingredienti**; con un’ordinazione cominci con 9 carte. (B2.2) La mano arriva a 9, e in un turno peschi al massimo 5 carte. (B3.1)
    - **Niente ingredienti in mano?** Passi e ne peschi cinque dalla scorta, anche a mano piena. (B3.2)
    - **Le ordinazioni finite** vanno coperte in una pila comune; fino alla fine si vede solo quanto è alta. (B4.1)
    - **L’aiuto:** puoi chiedere carte agli altri. Vedi *L’aiuto*. (B4.2)
    - La partita finisce quando il forno si apre per la terza volta, senza aiuto per la quarta. (B5.1)

    ⚖️ *Interpretazione:* un’infornata può cominciare a scorta vuota, se non si è sfornato niente. Puoi sceglierla comunque, e se passi devi: vale come pescarne l’ultima carta. Un cameriere vuoto, invece, non si può scegliere. (B3.3)

rules-topic-helping = L’aiuto, in Plus
rules-helping =
    Ci si può aiutare, se non vi siete accordati diversamente; in due mai. (B4.2)

    Se la tua ordinazione si può sfornare solo aggiungendo carte, la domanda arriva sempre: **sfornare**, **chiedere** o **rinunciare**. Puoi chiedere anche se nessuno può aiutarti. (B4.3)
    ⚖️ *Interpretazione:* può chiedere anche chi ce la farebbe da sé. (B4.3)

    { "" }**Chiedere:** con `/mammamia chiedi` dici che cosa scegli, se l’ordinazione ti lascia una scelta, le carte che vorresti (almeno una) e le tue. Insieme sono esattamente ciò che manca sul tavolo. (B4.4) Per *Bombastica* il tipo non importa: basta che il numero torni. (B4.8)

    { "" }**Rispondere:** si chiede agli altri a turno, a partire da chi ti siede a sinistra. Si chiede solo a chi ha in mano *tutte* le carte che vorresti e almeno un’ordinazione dal cameriere; ognuno dice sì o no. (B4.5)

    { "" }**Sì:** il primo che aiuta dà le carte, tu aggiungi le tue, e la pizza è sfornata. L’ordinazione in cima al cameriere di chi aiuta va, senza che nessuno la veda, nella pila delle ordinazioni finite e conta per chi ha aiutato. (B4.6)
    ⚖️ *Interpretazione:* ci va sempre, anche se il regolamento dice che può. (B4.6)

    { "" }**Nessuno:** l’ordinazione brucia, anche se ce l’avresti fatta da te. Quindi pensaci prima di chiedere. (B4.7)

rules-topic-reconstruction = Carte ricostruite
rules-reconstruction =
    🧩 *Ricostruzione:* il regolamento di *Plus* nomina i tipi di ordinazione, ma non li mostra tutti in figura. Questo elenco è quello che ci sembra più probabile; nella tua scatola può essere diverso. (B1.3) ⚖️ *Interpretazione:* nemmeno per *Junior* puoi scegliere il tuo. (B1.3)

    Parti dal tuo ingrediente e conta lungo questo cerchio; quello dopo è il tuo 1º, e così via fino al 5º:
    🍍 → 🫒 → 🫑 → 🍄 → 🥓 → 🦐 → 🍍

    { "" }*Confermate* dal regolamento:
    - **Quattro olive, Quattro gamberi…**, una per ogni altro ingrediente: 1 tuo e 4 di quello
    - **Bombastica**: almeno 15 qualsiasi
    - **Monotoni**: 1 tuo e 6 di un altro, a scelta
    - **Ghiottona**: 1 tuo e 4 di ciascuno di altri due, a scelta
    - **Junior**: 5 di un altro, a scelta; vietato il tuo (*indovinato:* che sia il tuo)
    - **Minimale**: 1 tuo e 4 dell’altro più scarso
    - **Mamma Mia I**: 1 tuo e 5 del tuo 2º *o* 5 del tuo 4º

    { "" }*Indovinate*, tranne il tipo:
    - **Un po’ di tutto**: 1 di ciascuno dei sei
    - **Trio**: 2 di ciascuno fra il tuo 1º, 3º e 5º
    - **Minipizza**: 3 del tuo 3º; vietato il tuo
    - **Mamma Mia II**: 1 tuo e 5 del tuo 1º *o* 5 del tuo 5º

    Che cosa serve esattamente a ogni tua ordinazione lo trovi nella tua mano. Le ordinazioni delle edizioni più vecchie sono quelle pubblicate.

rules-topic-commands = Come si gioca qui
rules-commands =
    Pulsanti e comandi fanno lo stesso: usa quello che vuoi.

    { "" }**Un tavolo**
    - `/mammamia apri` ne apre uno in questo canale, con gioco ed edizione.
    - `/mammamia entra` ed `/mammamia esci`; se lasci una partita in corso, un computer prende il tuo posto.
    - `/mammamia computer` riempie un posto, `/mammamia inizia` dà le carte, `/mammamia annulla` chiude il tavolo: sono per chi siede a capotavola.

    { "" }**Il tuo turno**
    - I pulsanti sotto la tua mano: che cosa inforni, quante carte, magari un’ordinazione, da dove peschi.
    - `/mammamia inforna` fa lo stesso in una riga.
    - `/mammamia passa`: quando non hai ingredienti.

    { "" }**Quando esce la tua ordinazione**
    - `/mammamia sforna` o `/mammamia rinuncia`
    - *Plus:* `/mammamia chiedi` chiede aiuto, `/mammamia aiuta` risponde

    { "" }**Scommesse**
    - Finché non si sa che fine fa un’ordinazione, con i pulsanti o `/mammamia scommetti` tutti nel canale possono scommetterci, tranne chi può deciderla. Nessun altro lo vede, e non cambia niente; alla fine dico chi ha scommesso meglio.

    { "" }**Guardare**
    - `/mammamia mano` mostra la tua mano solo a te; arriva anche in un messaggio diretto; `immagini`: con l’immagine o no.
    - `/mammamia consiglio`: che cosa farebbe un computer forte, e perché; il canale lo saprà.
    - `/mammamia tavolo` mostra ciò che è scoperto, `/mammamia regole` queste pagine.
    - `/mammamia statistiche` e `/mammamia classifica`: come te la cavi, e chi è in testa.
    - `/mammamia partite` mostra le tue ultime partite, `/mammamia registro` te ne dà una in un file.

    In un messaggio diretto i comandi valgono per il tuo tavolo attivo; se ne hai più d’uno, scegli con `tavolo`.

    Con un limite di tempo, a metà arriva un avviso; alla fine un computer fa quella mossa. Dopo due di fila continua lui, finché non usi un pulsante o un comando.

# Above the record of a game

record-reconstruction = I quindici ordini di ogni giocatore sono ricostruiti: il regolamento ne nomina i tipi, ma non mostra tutte le carte.
