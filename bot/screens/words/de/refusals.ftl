# Warum der Tisch oder der Bot nein sagt: was nicht stimmt, und was stattdessen zu tun ist.

refusal-no-table-here = In diesem Kanal steht kein Tisch; einen neuen gibt es mit `/mammamia eröffnen`.
refusal-no-table-of-yours = Du spielst gerade nirgends mit; einen Tisch gibt es auf einem Server mit `/mammamia eröffnen`.
refusal-which-table = Du spielst an mehreren Tischen; such mit der Option `tisch` einen aus.
refusal-table-exists = In diesem Kanal steht schon ein Tisch. Solange nicht ausgeteilt ist, bist du mit `/mammamia mitspielen` dabei; einen eigenen kannst du in einem anderen Kanal oder Thread eröffnen.
refusal-not-joined = Du sitzt noch nicht an diesem Tisch; bis zum Austeilen bist du mit `/mammamia mitspielen` dabei.
refusal-not-at-the-table = Das können nur die, die hier mitspielen; `/mammamia tisch` zeigt dir, wie es steht, und beim nächsten Spiel kannst du mitmachen.
refusal-not-your-rematch = Eine Revanche ist für die, die gerade gespielt haben; einen eigenen Tisch gibt es mit `/mammamia eröffnen`.
refusal-has-left = Du hast dieses Spiel verlassen, und ein Computer spielt für dich weiter; `/mammamia mitspielen` bringt dich zurück.
refusal-already-joined = Du sitzt schon an diesem Tisch; `/mammamia hand` zeigt deine Karten, sobald ausgeteilt ist.
refusal-table-full = Alle { $most } Plätze sind besetzt; warte, bis einer frei wird, oder eröffne in einem anderen Kanal einen Tisch.
refusal-no-computers = An diesem Tisch sitzt kein Computer, den man entfernen könnte; setz erst einen dazu.
refusal-has-begun = Dieses Spiel läuft schon; warte auf das nächste, oder eröffne mit `/mammamia eröffnen` einen Tisch in einem anderen Kanal.
refusal-not-begun = Es ist noch nicht ausgeteilt; wer den Tisch leitet, fängt mit `/mammamia austeilen` an.
refusal-is-over = Dieses Spiel ist zu Ende; einen neuen Tisch gibt es mit `/mammamia eröffnen`, einen mit denselben Leuten mit `/mammamia revanche`.
refusal-own-taken = Die hat { $name } schon; such dir eine andere aus.
refusal-only-host = Das kann nur die Tischleitung; frag { $host }.
refusal-only-host-or-moderator = Das können nur die Tischleitung und alle, die hier Nachrichten verwalten dürfen; bitte jemanden von ihnen.
refusal-only-moderators = Die Einstellungen ändert nur, wer diesen Server verwalten darf; bitte jemanden, der das darf.
refusal-too-few-players =
    Mindestens { $fewest } müssen am Tisch sitzen, und { $present ->
        [0] noch ist niemand da
        [one] bisher ist es nur eine Person
       *[other] bisher sind es nur { $present }
    }; lad jemanden ein oder setz einen Computer dazu.
refusal-too-many-computers =
    Hier ist { $most ->
        [0] kein Platz für einen Computer
        [one] höchstens für einen Computer Platz
       *[other] höchstens für { $most } Computer Platz
    }; nimm weniger.
refusal-no-threads-here = Ein Thread geht nur in einem Textkanal; nimm den Befehl dort oder lass `thread` weg.
refusal-too-many-threads = Auf diesem Server sind schon so viele Threads offen, wie Discord erlaubt. Schließ einen, oder lass `thread` weg.
refusal-wrong-option = { $game } hat keine Option `{ $option }`; lass sie weg, oder nimm ein anderes Spiel.
refusal-old-button = Dieser Knopf ist von vorhin; hier siehst du, wie es jetzt steht.
refusal-already-played = Das ist schon beantwortet, und die erste Antwort gilt; `/mammamia tisch` zeigt, wie es steht.
refusal-other-game = An diesem Tisch wird etwas anderes gespielt; nimm die Knöpfe dort oder die Befehle, die mit `/{ $group }` anfangen.
refusal-server-only = Das geht nur auf einem Server; mach es dort in einem Kanal.
refusal-no-records = Noch ist kein Spiel von dir oder von diesem Server zu Ende; sobald das erste zu Ende ist, bekommst du es hier.
refusal-no-history = Du hast noch kein Spiel zu Ende gespielt; nach dem ersten zeigt dieser Befehl, wie es lief.
refusal-no-history-here = Du hast auf diesem Server noch kein Spiel zu Ende gespielt; nach dem ersten zeigt dieser Befehl, wie es lief. In Direktnachrichten zeigt er die von anderen Servern.
refusal-only-own-stats = Von anderen erzähle ich nur auf einem Server, und nur, was sie dort gespielt haben; lass `person` weg, dann geht es um dich.
refusal-unknown-record = Kein beendetes Spiel von dir oder von diesem Server hat diese Nummer; nimm eins aus der Liste.
refusal-not-your-game = Dieser Knopf ist für jemand anderen; deine eigenen zeigt dir `/mammamia hand`.
refusal-not-your-data = Diese Frage ist für jemand anderen; willst du selbst vergessen werden, nimm `/mammamia daten vergessen`.
refusal-locked-thread = Dieser Thread ist gesperrt, darum kann ich hier nichts sagen. Sobald jemand von der Moderation ihn entsperrt, geht es weiter.
refusal-private-thread = Ich bin nicht in diesem privaten Thread. Erwähn mich hier, dann bin ich dabei; versuch es danach noch einmal.
refusal-missing-permissions = Mir fehlen in diesem Kanal Rechte: { $permissions }. Bitte jemanden, der den Server verwaltet, sie mir zu geben.
refusal-left-out = `{ $option }` fehlt noch; füll das auch aus.
refusal-unknown-choice = „{ $text }“ steht bei `{ $option }` nicht zur Wahl; nimm etwas aus der Liste.
refusal-unknown-number = „{ $text }“ passt nicht zu `{ $option }`; nimm eine ganze Zahl von { $least } bis { $most }.
refusal-no-ranking = Auf diesem Server gibt es keine Rangliste; wer ihn verwalten darf, kann sie mit `/mammamia einstellungen` wieder einschalten.
refusal-no-bets-here = An diesem Tisch wird nicht gewettet; die Tischleitung kann es am nächsten erlauben.
refusal-no-bet-now = Gerade gibt es nichts zu wetten; das geht, solange offen ist, was aus einer Bestellung aus dem Ofen wird.
refusal-own-verdict = Du hast selbst in der Hand, was aus dieser Bestellung wird, und kannst darum nicht auf sie wetten; wette auf die nächste von jemand anderem.
refusal-no-computer-like-that = An diesem Tisch sitzt kein Computer, der so gut spielt; lass `stärke` weg, um den letzten zu entfernen.
refusal-no-hints-here = An diesem Tisch gibt es keinen Rat; wer den nächsten leitet, kann das ändern.
refusal-no-adviser = In diesem Spiel weiß niemand Rat; die Regeln stehen unter `/mammamia regeln`.
refusal-not-your-hint = Rat bekommt, wer etwas tun muss, und das bist du gerade nicht; frag wieder, wenn du dran bist.
refusal-no-hints-in-secret = Du wirst heimlich gefragt, und von einem Rat würde der ganze Kanal erfahren; entscheide das allein.
refusal-no-time-for-hints = Gerade gibt es zu viel zu überlegen; frag gleich noch einmal.
refusal-no-notes = In diesem Spiel muss man sich alles merken; Notizen gibt es nicht.
refusal-nothing-to-skip = Gerade gibt es nichts zu überspringen; das geht, solange im Kanal erzählt wird.
refusal-being-told = Einen Augenblick: Im Kanal wird noch erzählt, was passiert ist. Versuch es wieder, wenn alles erzählt ist.
refusal-cannot-tell = Im Kanal dieses Spiels darf ich gerade nichts sagen, darum geht es dort nicht weiter. Wer den Server verwaltet, kann das ändern; dann geht das Spiel von selbst weiter.
refusal-damaged = Ich kann diesen Tisch nicht mehr lesen, darum geht sein Spiel nicht weiter. In seinem Kanal räumt ihn `/mammamia abbrechen` weg; dann gibt es mit `/mammamia eröffnen` einen neuen.
refusal-trouble = Bei mir ist etwas schiefgegangen. `/mammamia tisch` zeigt, wie es steht; versuch es dann noch einmal.
refusal-unavailable = Ich kann gerade nichts nachsehen und nichts speichern. `/mammamia tisch` zeigt bald, wie es steht; versuch es dann noch einmal.
refusal-busy = Hier ist gerade viel los, und deine Antwort kam nicht durch. Versuch es gleich noch einmal.
refusal-stopping = Ich werde gerade neu gestartet. Versuch es in einer Minute noch einmal; euer Spiel bleibt, wie es ist.
refusal-too-many-for-game = Das können höchstens { $most } spielen, und am Tisch sitzen { $present }. Wähl es, wenn jemand gegangen ist.
refusal-not-alone = Du bist nicht allein am Tisch. Mit 🔥 *{ press-begin }* spielt ihr zusammen.
refusal-not-told-again = An diesem Tisch muss man sich alles merken: Noch einmal erzählt wird nur, bis jemand den nächsten Zug macht.
