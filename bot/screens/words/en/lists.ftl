# Lists: $first is all but the last, with commas.

list-and = { $first } and { $last }
list-or = { $first } or { $last }

# A letter that stands for a name in a picture, as that cannot write it.
picture-legend = -# { $letter } = { $name }
