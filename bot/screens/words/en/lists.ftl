# Lists: $first is all but the last, with commas.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
