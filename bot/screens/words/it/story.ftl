# Che cosa sente il canale di ogni gioco. $name è sempre il nome di chi gioca.

seal = -# 🔏 Mescolate e sigillate: `{ $start }…`, per intero sotto *{ press-table }*
seals = -# 🔏 I sigilli di queste carte (SHA-256): { $seals }

## Chi si sta aspettando

prompt-turn = 👉 { $name }, tocca a te!
prompt-computer = 👉 Ora tocca a { $name }.
prompt-absent = 👉 Al posto di { $name } gioca un computer.
prompt-over = 🏁 Questa partita è finita.

## Chi altro ha fatto la mossa

note =
    { $why ->
        [timeout] -# ⏰ Tempo scaduto: questa mossa l’ha fatta un computer al posto di { $name }.
       *[computer] -# 💤 Al posto di { $name } sta giocando un computer.
    }

## La fine

end-in-thread = -# Si è giocato in { $thread }.
end-heading = ## 🏆 { $title }
end-record = -# 📼 `/mammamia registro` con `partita` { $game } racconta di nuovo questa partita e dice come controllarne i sigilli.
