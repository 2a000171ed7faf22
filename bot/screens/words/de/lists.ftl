# Aufzählungen: $first ist alles vor dem Letzten, mit Kommas.

list-and = { $first } und { $last }
list-or = { $first } oder { $last }

# Ein Buchstabe, der in einem Bild für einen Namen steht, den es nicht schreiben kann.
picture-legend = -# { $letter } = { $name }
