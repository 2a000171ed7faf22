# Lists: $first is all but the last, with commas.

list-and = { $first } and { $last }
list-or = { $first } or { $last }

# A letter that stands for a name in a picture, where the picture's font can't write the name.
picture-legend = -# { $letter } = { $name }
