# L'aiuto alle regole: un nome e un testo per ogni argomento, nel Markdown di Discord, con i numeri
# delle regole. Fluent non vuole righe che comincino con un asterisco; { "" } lo nasconde.

rules-topic-fairness = Carte oneste
rules-fairness =
    Come fai a sapere che nessuno mette le mani sulle carte? Sono sigillate.

    - **Prima** che le carte siano date, o pescate dopo una mescolata, chi ospita ne pubblica il *sigillo*: un’impronta che va bene solo per queste carte in quest’ordine e non svela niente.
    - **Dopo** la partita, `/mammamia registro` ti dà tutta la partita come file, con tutte le carte e, per ogni sigillo, il suo *sale*: byte a caso senza i quali dall’impronta non si potrebbero indovinare le carte.

    { "" }**Per controllare:** i sigilli nel file devono essere quelli pubblicati. Poi lancia `mammamia replay FILE`: rigioca la partita secondo le regole, controlla ogni sigillo e dice a quale voce qualcosa non torna.

    { "" }**A mano:** un sigillo è lo SHA-256 dei byte del sale seguiti dalla voce del registro, scritta come JSON con chiavi ordinate, senza spazi, in ASCII.

    Un sigillo prova che le carte erano fissate prima di entrare in gioco e che poi non sono cambiate. Nemmeno i computer sbirciano: vedono solo ciò che si vede dal loro posto. (A8.4)

rules-topic-privacy = Che cosa è conservato di te
rules-privacy =
    Perché le partite riprendano dopo una pausa, chi ospita conserva chi siede dove, con il nome che mostra il server, e tutto ciò che si gioca; delle partite finite anche risultati e punteggi, per esempio per `/mammamia partite`. Quello che la gente scrive non lo legge.

    - `/mammamia dati mostra` dice che cosa è conservato di te.
    - `/mammamia dati esporta` ti dà tutto come file.
    - `/mammamia dati dimentica` lo fa dimenticare subito, anche nelle partite in corso.

    Quello che lascia un server che toglie il bot è dimenticato dopo 30 giorni.
rules-privacy-link = 🔒 Di più su questo: { $address }
rules-privacy-ask = 🔒 Di questo bot risponde chi lo gestisce, che può anche dirti di più.
