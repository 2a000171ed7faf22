# L'aiuto alle regole: un nome e un testo per ogni argomento, nel Markdown di Discord, con i numeri
# delle regole. Fluent non vuole righe che comincino con un asterisco; { "" } lo nasconde.

rules-picture = Un tavolo di Mamma I: una fila di carte per ogni persona della famiglia e per lo scuolabus, con somme, ospiti e carte del mercato
rules-topic-overview = In un minuto
rules-overview =
    Una famiglia di sei persone va a fare la spesa e poi si siede a cena. Ognuno di voi sta in segreto dalla parte di uno di loro, ma tutti possono giocare per tutti: chi stava con chi si scopre solo alla fine.

    - Nel tuo **turno** di solito metti carte nella fila di qualcuno: 👣 passi o 💶 soldi.
    - Alla fine di un **giro** si vende una carta del mercato: fra chi ha abbastanza soldi, la prende chi ha più passi.
    - Quando due file arrivano agli **stessi passi** può succedere qualcosa: lo scuolabus investe qualcuno, o i più giovani derubano i più anziani.
    - I giri sono sei. (C3.1) L’ultimo è **l’ora di cena**: lì conta chi arriva prima.
    - Poi si contano i punti di tutti e sei, e **vince chi ha il personaggio segreto con più punti.** (C8.7)

    Quindi aiuta il tuo senza dare nell’occhio, e scopri chi aiutano gli altri.

    Mamma I è per 2–4 persone. Le immagini e gli elenchi mostrano tutto ciò che è scoperto; file, somme e vendita si calcolano da sé.

# Below a page that shows the numbers of the rules.
rules-marks = -# I segni in queste pagine: ⚖️ *Interpretazione* vuol dire che qui si gioca così dove il regolamento non dice niente o si può leggere in due modi; 🧩 *Ricostruzione*, che il regolamento lo mostra solo in figura. I numeri come (C3.4) indicano la regola.

rules-topic-cards = Le carte e la distribuzione
rules-cards =
    - **Sei personaggi**: 👴 il nonno, 👵 la nonna, 👩 la mamma, 💃 la moglie, 👨 il marito, 👦 il figlio. Ognuno ha una fila di carte, e ne ha una anche lo 🚌 scuolabus. (C1.1)
    - **Il mazzo** di 28 carte. 👣 Passi: quattro da 3, otto da 2, otto da 1. 💶 Soldi: tre da 3, tre da 2, due da 1. (C1.2)
    - **Sette carte del mercato** con un prezzo e due o tre figure. Su tre c’è la 👹 suocera, che costa punti. 🧩 *Ricostruzione;* vedi *Carte ricostruite*. (C1.3)
    - Quattro 🧳 **ospiti**: −6, −5, −4 e −3. Una carta 🚽 **WC** e una 🏥 **ospedale**. (C1.4)

    ⚖️ *Interpretazione:* quest’ordine dei sei, dal nonno al figlio, vale come ordine d’età, dal più anziano in giù. (C1.1)

    { "" }**La distribuzione**
    - Si tira a sorte chi *sceglie* un personaggio segreto; gli altri ne ricevono uno dei cinque rimasti. Quelli che avanzano sono fuori dal gioco, e nessuno li vede. (C2.1)
    - Cinque carte del mercato stanno scoperte nell’ordine in cui si venderanno: una in ciascuno dei primi cinque giri. Due sono fuori dal gioco, senza che nessuno le veda. (C2.2)
    - Si mescola il mazzo, e se ne scoprono le prime quattro carte: la **vetrina**. Comincia chi siede a sinistra di chi ha scelto. (C2.3)

rules-topic-turn = Un giro e i suoi turni
rules-turn =
    La partita ha sei giri. In ciascuno giocate a **turno**, in senso orario, finché il giro non finisce; chi si è fermato salta il turno. (C3.1) Quando tocca a te, fai una di queste cose:

    1. **Metti** carte della vetrina in una fila. (C3.2)
    2. Fai votare tutti per il **WC**. (C3.6)
    3. **Togli** l’ultima carta di una fila. (C3.7)
    4. **Ti fermi** per questo giro. (C3.9)

    Prima puoi mandare il tuo **ospite**, una volta sola per partita. (C3.11)

    Finché puoi fare una delle quattro, devi farla, anche se ti resta solo fermarti. (C3.10)
    ⚖️ *Interpretazione:* chi non può farne nessuna salta il turno senza che gli si chieda niente, anche se ha ancora l’ospite. (C3.10)

    { "" }**Un giro finisce** subito quando si mette l’ultima delle 28 carte, cioè quando mazzo e vetrina sono vuoti. (C6.1)
    ⚖️ *Interpretazione:* prima succede tutto quello che questa carta fa scattare. (C6.1)
    ⚖️ *Interpretazione:* finisce anche quando si sono fermati tutti, o quando nessuno di quelli ancora in gioco può fare più niente. (C6.2)

    Dopo ciascuno dei primi cinque giri c’è *La vendita*, dopo il sesto la fine.

rules-topic-place = Mettere carte
rules-place =
    Con `/mammai metti` prendi dalla vetrina (C3.2)
    - una carta 💶 soldi, *oppure*
    - una carta 👣 passi, *oppure*
    - due carte passi dello stesso valore,

    e le metti in fondo a destra in **una** fila, di chiunque sia, o in quella dello scuolabus. Poi la vetrina si riempie fino a quattro carte, finché basta il mazzo.

    { "" }**Esempio:** in vetrina ci sono 👣 2, 👣 2, 👣 1, 💶 3. Puoi prendere una carta qualsiasi, o i due 2 per la stessa fila; un 2 con l’1 non è una coppia.

    { "" }**I limiti**
    - Nessuna fila ha più di 4 carte. (C3.3)
    - Nella fila dello scuolabus non vanno soldi, e in ogni altra al massimo 2 carte soldi. (C3.4)
    - Ciò che sta accanto a un personaggio (WC, ospedale, ospite, carte del mercato) non conta fra le 4.

    ⚖️ *Interpretazione:* quindi per due carte la fila deve averne al massimo due. (C3.3)

    Dopo le carte passi si guarda se ci sono file alla pari, e che cosa scatta; dopo i soldi no. (C3.5) Che cosa farebbe scattare una scelta, lo vedi prima.

rules-topic-matches = File alla pari
rules-matches =
    Ogni volta che si mettono o si tolgono carte passi, la fila che è cambiata si confronta con le altre. (C3.5) Due file sono **alla pari** se le loro carte passi danno la stessa somma.

    ⚖️ *Interpretazione:* in questa somma 🚽 WC e 🏥 ospedale non contano. Rallentano solo alla vendita e a cena. (C4)
    ⚖️ *Interpretazione:* con una somma di 0 non si è mai alla pari, anche se più file sono senza passi. (C4)

    - Una delle due file dev’essere quella cambiata in questo turno. Se erano già alla pari e lo restano, non scatta niente.
    - Contano solo i passi: le carte soldi non c’entrano.
    - Quante carte ha una fila non importa, tranne che per il bambino.

    { "" }**Esempio:** la nonna ha 4, il marito 4, lo scuolabus 3. Metti 👣 3 nella fila vuota della moglie: è alla pari con lo scuolabus, e non succede altro; nonna e marito ora non contano, perché per nessuno dei due è cambiato qualcosa.

    Che cosa può succedere: vedi *Che cosa scatta con due file alla pari*.

rules-topic-effects = Che cosa scatta con due file alla pari
rules-effects =
    Chi è di turno può fare una volta ciascuna di queste cose, oppure no. ⚖️ *Interpretazione:* sempre in quest’ordine, e ciascuna solo se in quel momento si può. (C4)

    { "" }**1. Investire.** Se lo 🚌 scuolabus è alla pari con un personaggio, questo riceve la carta 🏥 ospedale (2 passi in meno alla vendita e a cena), e chi l’aveva non ce l’ha più; se sono più d’uno, scegli tu. Il figlio perde anche metà delle sue carte del mercato dritte, arrotondando per difetto: scegli tu quali, e sono fuori dal gioco. (C4.1)
    ⚖️ *Interpretazione:* chi ha già l’ospedale può essere investito di nuovo. (C4.1)

    { "" }**2. Prendere il bambino.** Se lo scuolabus è alla pari con il nonno *e* ha 4 carte passi, il nonno può prendere con sé il 👶 bambino. Resta con lui. (C4.2)

    { "" }**3. Rubare.** Se due personaggi sono alla pari, il più giovane può rubare una carta del mercato dritta al più anziano; la carta resta dritta. (C4.3)
    - Il figlio non ruba mai.
    - Il nonno ruba solo con il bambino, una volta per partita, a chiunque; mai una carta con 👹, e non nel turno in cui ha preso il bambino. Quando può, decidi tu chi dei due ruba.
    - A chi ha il WC o l’ospedale non si ruba niente, nemmeno se l’ha avuto un attimo prima.

    ⚖️ *Interpretazione:* in un turno si ruba al massimo una carta. (C4.3)

    { "" }**Esempio:** nonna e scuolabus hanno 4. Porti la moglie a 4. Prima puoi far investire la moglie (non la nonna: con il bus era già alla pari), poi farle rubare una carta alla nonna.

rules-topic-wc = Il WC e il voto
rules-wc =
    Con `/mammai wc` fai votare, invece di prendere carte. Si può una volta per giro. (C3.6)

    - Ognuno vota un personaggio davanti a tutti, da chi ti siede a sinistra fino a te, con `/mammai vota`. Vota anche chi si è fermato.
    - Chi ha più voti riceve il 🚽 WC.
    - In caso di pareggio il tuo voto vale doppio, e così si decide sempre.

    { "" }**Esempio:** Anna fa votare. Bert vota il figlio, Carla e Dora la moglie, e alla fine Anna il figlio. Sono due a due; il voto di Anna vale doppio, quindi tocca al figlio.

    { "" }**Che cosa fa**
    - 1 passo in meno alla vendita e a cena. (C5.1)
    - Protegge: a chi ce l’ha non si può rubare niente. (C4.3)
    - Non conta per le file alla pari, e nemmeno fra le 4 carte di una fila.
    - Finito il giro si toglie, come l’ospedale. (C5.3)

rules-topic-remove = Togliere una carta
rules-remove =
    Con `/mammai togli` togli l’**ultima** carta di una fila, se lì è la terza o la quarta. Le prime due carte di una fila restano. (C3.7)

    - In un giro si tolgono al massimo 5 carte, fra tutti. (C3.7)
    - In questo giro non tornano. (C3.8) Nel mazzo dopo ci sono di nuovo tutte e 28.
    - Tutti hanno visto quali sono, anche se ora stanno coperte. (C9.1)
    - Anche una carta passi tolta cambia la somma, quindi può mettere due file alla pari. (C3.5)

    ⚖️ *Interpretazione:* dopo la quinta, per il resto del giro non si può togliere più niente; nel prossimo si ricomincia. (C3.7)

    { "" }**Esempio:** il figlio ha 👣 1, 👣 2, 💶 3, 👣 2: sono 5 passi. Togli l’ultima carta, e ne ha 3. Qualcun altro può poi togliere il 💶 3. Le altre due carte restano.

rules-topic-stop = Fermarsi
rules-stop =
    Con `/mammai fermati` giri una carta del mercato dritta, di chiunque sia, e in questo giro non hai più turni. Si può **una volta sola per partita**. (C3.9)

    - Una carta girata 🔒 non si può rubare, e il figlio non la può perdere. Non si raddrizza mai più. (C4.1, C4.3)
    - Alla fine conta esattamente come una dritta. (C8.1)
    - Per il WC voti lo stesso. (C3.6) Nel prossimo giro giochi di nuovo.

    ⚖️ *Interpretazione:* se nessuno ha una carta del mercato dritta, non ti puoi fermare. Quindi nel primo giro non può farlo nessuno. (C3.9)

    È l’unico modo di mettere una carta al sicuro per sempre; WC e ospedale proteggono dai furti, e al massimo per un giro.

rules-topic-guest = Gli ospiti
rules-guest =
    Una volta per partita mandi un 🧳 ospite da un personaggio che non ne ha, con `/mammai ospite`. Quale, non lo scegli tu: è sempre il peggiore rimasto, quindi prima −6, poi −5, −4 e −3. (C3.11) Alla fine costa tutti quei punti al personaggio. (C8.3)

    ⚖️ *Interpretazione:* nel tuo turno, e prima di fare altro. (C3.11)

    Chi ha ancora un ospite quando comincia l’ora di cena deve mandarlo allora. (C7.1)
    ⚖️ *Interpretazione:* lo si fa a turno, a partire da chi comincia questo giro. (C7.1)

    Un ospite fa più danni se lo mandi dal preferito di qualcuno. Prima mandi il tuo, più pesa; più aspetti, meglio sai da chi mandarlo.

rules-topic-sale = La vendita
rules-sale =
    Alla fine di ciascuno dei primi cinque giri si vende una carta del mercato. (C5.1)

    1. Può comprarla solo chi ha **abbastanza soldi**: le carte soldi della fila devono arrivare al prezzo, o superarlo.
    2. Fra questi la prende chi ha **più passi**: le carte passi, 1 in meno con il 🚽 WC, 2 in meno con l’🏥 ospedale. (C5.1)
    3. In caso di pareggio: chi ha più soldi, e poi chi è più giovane. (C5.2)
    4. Se nessuno ha abbastanza soldi, la carta esce dal gioco. (C5.2)

    La carta si mette dritta accanto a chi la compra.

    { "" }**Esempio:** la carta costa 2. La mamma ha 💶 2 e 👣 5, ma anche l’ospedale: fa 3. La moglie ha 💶 3 e 👣 3. Il figlio ha 👣 7 e 💶 1, che non basta. Mamma e moglie pareggiano, e la moglie ha più soldi: la carta è sua.

    Poi WC e ospedale si tolgono, e tutte e 28 le carte, dovunque fossero, si mescolano in un nuovo mazzo. (C5.3) I soldi non li tiene nessuno.
    ⚖️ *Interpretazione:* il giro dopo lo comincia chi siede a sinistra di chi ha giocato l’ultimo turno. (C5.3)

rules-topic-dinner = L’ora di cena
rules-dinner =
    Il sesto giro è l’ultimo. Chi ha ancora un ospite lo manda subito. (C7.1) Poi si gioca come sempre, ma alla fine non si vende niente. (C7.2)

    { "" }**L’arrivo:** arriva prima a tavola chi ha più passi: le carte passi, 1 in meno con il 🚽 WC, 2 in meno con l’🏥 ospedale. In caso di pareggio va prima *il più anziano*. (C7.2)

    Dal primo all’ultimo posto vale +3, +2, +1, −1, −2, −3 punti. (C8.6)

    { "" }**I soldi** nelle file ora valgono punti: la loro somma. (C8.4)

    { "" }**Esempio:** il nonno ha 👣 5 e l’ospedale, quindi 3; il figlio ha 👣 3. Hanno 3 tutti e due, e il nonno è più anziano: arriva prima del figlio.

rules-topic-end = I punti e la fine
rules-end =
    Si contano tutti e sei i personaggi, anche quelli con cui non stava nessuno:

    - **Figure:** la stessa su 5 carte del mercato del personaggio vale 15, su 4 10, su 3 6, su 2 3. Qui contano anche le carte con la 👹 suocera. (C8.1)
    - **Figure singole:** una che non è su nessun’altra carta del personaggio vale 1, ma non su una carta con 👹. (C8.2)
    - **👹 e 🧳:** i numeri sulle carte con la suocera e sull’ospite, così come sono. (C8.3)
    - **💶:** i soldi nella fila alla fine. (C8.4)
    - **I personaggi stessi:** nonna +5, mamma +3, marito −5, nonno +3, o +7 con il bambino. (C8.5)
    - **Arrivo** a cena: +3, +2, +1, −1, −2, −3. (C8.6)

    { "" }**Esempio:** la moglie ha 🍝 🍅 🧀 e, con 👹 −3, 🍝 🥓 🍅. Due volte 🍝 fa 3, due volte 🍅 altri 3, 🧀 fa 1, 🥓 niente, 👹 toglie 3: insieme 4.

    Poi si svelano i segreti. **Vince chi ha il personaggio con più punti;** in caso di pareggio, quello arrivato prima a tavola. (C8.7)

rules-topic-secrets = Chi vede che cosa
rules-secrets =
    { "" }**Tutti** vedono chi ha scelto un personaggio segreto, la vetrina, le file, quali carte sono state tolte, le carte del mercato in vendita e dov’è finita ciascuna, WC, ospedale, ospiti, ogni voto, chi si è fermato, e quante carte ha il mazzo; alla fine i segreti e i punti. (C9.1)

    { "" }**Solo tu** vedi il tuo personaggio segreto. Chi l’ha scelto non sa niente di più: né chi ha ricevuto quale, né quali sono avanzati. (C9.2)

    { "" }**Nessuno** vede l’ordine del mazzo, o le due carte del mercato fuori dal gioco. (C9.3)

    I computer vedono ciò che si vede dal loro posto, e niente di più.

rules-topic-reconstruction = Carte ricostruite
rules-reconstruction =
    🧩 *Ricostruzione:* il regolamento mostra le sette carte del mercato solo in figura. Questo elenco è quello che ci sembra più probabile; le carte nella tua scatola possono essere diverse. (C1.3)

    - 🐟 🍝 🥓: costa 3
    - 🍝 🍅 🧀: costa 3
    - 🐟 🍅 🥓: costa 2
    - 🐟 🍝 🧀: costa 2
    - 🐟 🧀 👹 −1: costa 1
    - 🍝 🥓 🍅 👹 −3: costa 2
    - 🐟 🍝 🍅 👹 −5: costa 1

    { "" }*Confermato* dal regolamento: che sono sette, i prezzi 1, 2 e 3, la suocera con −1, −3 e −5, una carta con 🐟 🍝 🥓, e il 🐟 sulla carta con −1. *Indovinato:* tutto il resto, cioè quali altre figure ci sono, che cosa sta su quale carta, e quanto costa.

    🐟 pesce · 🍝 spaghetti · 🥓 salame · 🍅 pomodoro · 🧀 formaggio · 👹 suocera

    Tutto il resto in queste pagine viene dal regolamento, o è segnato come interpretazione.

rules-topic-commands = Come si gioca qui
rules-commands =
    Pulsanti e comandi fanno lo stesso: usa quello che vuoi.

    { "" }**Un tavolo**
    - `/mammamia apri` ne apre uno in questo canale; come gioco scegli Mamma I.
    - `/mammamia entra` ed `/mammamia esci`; se lasci una partita in corso, un computer prende il tuo posto.
    - `/mammamia computer` riempie un posto, `/mammamia inizia` dà le carte, `/mammamia annulla` chiude il tavolo: sono per chi siede a capotavola.

    { "" }**Il tuo turno**
    - `/mammai metti`, `/mammai wc`, `/mammai togli` o `/mammai fermati`
    - prima, una volta per partita: `/mammai ospite`

    { "" }**Quando la domanda è per te**
    - `/mammai segreto`, se la prima scelta di un personaggio è tua
    - `/mammai vota`: a chi tocca il WC
    - `/mammai investi`, `/mammai bambino`, `/mammai ruba`: che cosa fa scattare il tuo turno, o no

    { "" }**Guardare**
    - `/mammamia mano` mostra il tuo personaggio segreto solo a te.
    - `/mammamia consiglio`: che cosa farebbe un computer forte, e perché; il canale lo saprà.
    - `/mammamia tavolo` mostra ciò che è scoperto, `/mammamia regole` queste pagine.
    - `/mammamia statistiche` e `/mammamia classifica`: come te la cavi, e chi è in testa.
    - `/mammamia partite` mostra come sono andate le tue ultime partite, `/mammamia registro` te ne dà una in un file.

    In un messaggio diretto i comandi valgono per il tuo tavolo attivo; se ne hai più d’uno, scegli con `tavolo`.

    Con un limite di tempo, a metà arriva un avviso; alla fine un computer fa quella mossa. Dopo due di fila continua lui, finché non usi un pulsante o un comando.

# Above the record of a game

record-reconstruction = Le sette carte mercato sono ricostruite: il regolamento le mostra solo come immagini.
