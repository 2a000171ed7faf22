# Che cosa sente il canale di ogni gioco. $name è sempre il nome di chi gioca.

seal = -# 🔏 Mescolate e sigillate, SHA-256 `{ $hash }`

## Chi aspetta il tavolo

prompt-turn = 👉 { $name }, tocca a te!
prompt-computer = 👉 Ora è il turno di { $name }.
prompt-absent = 👉 Per { $name } gioca un computer.
prompt-over = 🏁 Questa partita è finita.

## Chi altro ha mosso

note-timeout = -# ⏰ Tempo scaduto: questa mossa l’ha fatta un computer per { $name }.
note-computer = -# 💤 Per { $name } sta giocando un computer.

## La fine

end-in-thread = -# Si è giocato in { $thread }.
end-heading = ## 🏆 { $title }
end-record = -# 📼 `/mammamia registro` con `partita` { $game } racconta di nuovo questa partita, e come controllarne i sigilli.
