# Che cosa si può scrivere, con virgole fra le parole.

typed-nobody = nessuno, nessuna
