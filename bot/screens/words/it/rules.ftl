# L'aiuto alle regole: un nome e un testo per ogni argomento, nel Markdown di Discord, con i numeri
# delle regole. Fluent non vuole righe che comincino con un asterisco; { "" } lo nasconde.

rules-topic-fairness = Carte oneste
rules-fairness =
    Come fai a sapere che nessuno trucca le carte? Sono sigillate.

    - **Prima** di darle, o di farle pescare dopo averle mescolate, il bot ne pubblica il *sigillo*: un’impronta che corrisponde solo a queste carte in quest’ordine e non svela niente. Nel canale se ne legge l’inizio, sotto *{ press-table }* c’è per intero.
    - **Dopo** la partita, `/mammamia registro` ti dà tutta la partita in un file, con tutte le carte e, per ogni sigillo, il suo *sale*: byte a caso senza i quali dall’impronta non si possono indovinare le carte.

    { "" }**Per controllare:** i sigilli nel file devono essere quelli pubblicati. Poi lancia `mammamia replay FILE`: rigioca la partita secondo le regole, controlla ogni sigillo e dice a quale voce qualcosa non torna.

    { "" }**A mano:** un sigillo è lo SHA-256 dei byte del sale seguiti dalla voce del registro, scritta come JSON con chiavi ordinate, senza spazi, in ASCII.

    Un sigillo prova che le carte erano già decise prima di entrare in gioco e che poi nessuno le ha cambiate. Nemmeno i computer sbirciano: vedono solo ciò che si vede dal loro posto. (A8.4)

rules-topic-privacy = I tuoi dati salvati
rules-privacy =
    Perché le partite riprendano dopo una pausa, il bot salva chi siede dove, con il nome che si legge sul server, e tutto ciò che si gioca; delle partite finite anche risultati e punteggi, per esempio per `/mammamia partite`. Quello che la gente scrive non lo legge.

    - `/mammamia dati mostra` ti mostra i tuoi dati salvati.
    - `/mammamia dati esporta` te li dà tutti in un file.
    - `/mammamia dati dimentica` li fa dimenticare subito, anche nelle partite in corso.

    Se un server toglie il bot, quello che ne resta viene dimenticato dopo 30 giorni.
rules-privacy-link = 🔒 Per saperne di più: { $address }
rules-privacy-ask = 🔒 Di questo bot è responsabile chi lo gestisce, che può anche dirti di più.
