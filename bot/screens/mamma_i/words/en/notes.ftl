# A player's private notes.

notes-title = Who’s who?
notes-who = Who might { $name } be?
notes-text = What else do you want to remember?
notes-of = { $name }: { ROW($characters, joint: "or") }
notes-line = 📝 { $notes }

command-notes-name = notes
command-notes-description = Note down who you think is who; nobody else sees it
