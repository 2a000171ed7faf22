# Che cosa si può scrivere, con virgole fra le parole. A ogni tavolo si leggono tutte le lingue.

typed-nothing = niente, nulla, nessuno, nessuna, senza
typed-yes = sì, si
typed-no = no
