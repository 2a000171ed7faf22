# Elenchi: $first è tutto tranne l'ultimo, con le virgole.

list-and = { $first } e { $last }
list-or = { $first } o { $last }

# Una lettera che in un’immagine sta per un nome, che lì non si può scrivere.
picture-legend = -# { $letter } = { $name }
