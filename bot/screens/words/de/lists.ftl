# Aufzählungen: $first ist alles vor dem Letzten, mit Kommas.

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
