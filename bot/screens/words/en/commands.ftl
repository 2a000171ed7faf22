# Commands and options as Discord lists them: names of at most 32 lower-case letters,
# descriptions of at most 100 characters.

command-start-name = start
command-start-description = Open a table in this channel, where others can join
command-join-name = join
command-join-description = Join the table in this channel, or come back to the game that you left
command-leave-name = leave
command-leave-description = Leave the table; in a running game a computer plays on for you
command-begin-name = begin
command-begin-description = Host: begin the game by dealing the cards
command-cancel-name = cancel
command-cancel-description = Host: cancel the game at this table, after asking once more
command-computer-name = computer
command-computer-description = Host: add a computer to the table, or remove one
command-skip-name = skip
command-skip-description = Skip the wait: the rest of the story is told at once
command-rematch-name = rematch
command-rematch-description = Rematch: open a new table here with the same players
command-bet-name = bet
command-bet-description = Bet on the order that all look at; nobody else hears of it
command-hand-name = hand
command-hand-option-pictures-description = With pictures from now on, or without
command-hand-description = Look at your hand; nobody else sees it
command-table-name = table
command-table-description = See what lies open: whose turn it is, cards, how things stand
command-rules-name = rules
command-rules-description = Read up on the rules, topic by topic
command-stats-name = stats
command-stats-description = What your games come to, or those of somebody else here; nobody else sees it
command-top-name = top
command-top-description = The ranking of this server, with your own place; nobody else sees it
command-top-option-game-description = Which game; what is played in this channel, if you leave it out
command-history-name = history
command-history-description = Your last games, and how they went; nobody else sees it
command-history-option-game_id-description = Which finished game; all of your last ones, if you leave it out
command-record-name = record
command-record-description = Get the record of a finished game as a file
command-settings-name = settings
command-settings-description = Show or change what holds on this server, such as what new tables start with

## Options

option-game-name = game
option-game-description = Which game
option-computers-name = computers
option-computers-description = How many computers play along
option-remove-name = remove
option-remove-description = Remove a computer instead
option-table-name = table
option-table-description = Which of your tables, if you play at several
option-thread-name = thread
option-thread-description = Play in a thread of its own; this channel hears how it ended
option-guess-name = guess
option-guess-description = What is going to come of the order
option-topic-name = topic
option-topic-description = What you would like to know
option-player-name = player
option-player-description = Of whom; of yourself, if you leave it out
option-game_id-name = game_id
option-game_id-description = Which finished game; the latest, if you leave it out
