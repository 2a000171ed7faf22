# Gli appunti personali di chi gioca.

notes-title = Chi potrebbe essere chi?
notes-who = Chi potrebbe essere { $name }?
notes-text = Che cos’altro vuoi ricordarti?
notes-of = { $name }: { ROW($characters, joint: "or") }
notes-line = 📝 { $notes }

command-notes-name = appunti
command-notes-description = Annota chi potrebbe essere chi; nessun altro lo vede
