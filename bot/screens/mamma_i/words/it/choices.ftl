# Che cosa si propone mentre si scrive un comando.

choice-nobody = Nessuno
choice-nothing = Niente
choice-row = { $name }: passi { $movement }, soldi { $money }
