# Was der Kanal von jedem Spiel hört. $name ist immer der Name einer Person am Tisch.

seal = -# 🔏 Gemischt und versiegelt: `{ $start }…`, ganz unter *{ press-table }*
seals = -# 🔏 Die Siegel dieser Karten (SHA-256): { $seals }

## Auf wen der Tisch wartet

prompt-turn = 👉 { $name }, du bist dran!
prompt-computer = 👉 Jetzt ist { $name } dran.
prompt-absent = 👉 Ein Computer spielt für { $name }.
prompt-over = 🏁 Dieses Spiel ist zu Ende.

## Wer sonst gezogen hat

note =
    { $why ->
        [timeout] -# ⏰ Die Zeit war um, darum hat ein Computer diesen Zug für { $name } gemacht.
       *[computer] -# 💤 Für { $name } spielt gerade ein Computer.
    }

## Das Ende

end-in-thread = -# Gespielt in { $thread }.
end-heading = ## 🏆 { $title }
end-record = -# 📼 `/mammamia protokoll` mit `spielnummer` { $game } erzählt dieses Spiel noch einmal und sagt, wie man seine Siegel prüft.
