# Elenchi: $first è tutto tranne l'ultimo, con le virgole.

list-and = { $first } e { $last }
list-or = { $first } o { $last }
