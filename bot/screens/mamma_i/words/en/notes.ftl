# A player's private notes.

notes-title = Who might be whom?
notes-who = Who might { $name } be?
notes-text = What else do you want to remember?
notes-of = { $name }: { $characters }
notes-line = 📝 { $notes }

command-notes-name = notes
command-notes-description = Note who might be whom; nobody else gets to see it
