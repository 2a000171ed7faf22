# Che cosa si propone mentre si scrive un comando.

choice-nobody = Nessuno
choice-nothing = Niente
choice-row = { ROW($row) }: passi { $movement }, soldi { $money }
