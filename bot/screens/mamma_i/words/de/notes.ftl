# Die eigenen Notizen.

notes-title = Wer könnte wer sein?
notes-who = Wer könnte { $name } sein?
notes-text = Was willst du dir sonst merken?
notes-of = { $name }: { ROW($characters, joint: "or") }
notes-line = 📝 { $notes }

command-notes-name = notizen
command-notes-description = Notiert, wer wer sein könnte; deine Notizen siehst nur du
