"""Every limit of the running bot: how long it waits, how much it takes at once, what it keeps.

Sizes that are design are beside what they shape, and Discord's limits for texts in `bot/screens`.
"""

from typing import Final

DAY: Final = 24 * 3600.0
"""The seconds of a day."""

# What people wait for

ANSWER_SLOW_AFTER: Final = 1.5
"""After this many seconds without an answer, Discord hears that it will take longer.

Discord itself gives up after three; the rest is for the way there.
"""

INTERACTION_CLAIM_SECONDS: Final = 1.0
"""For how many seconds an interaction waits to be claimed, where several processes may answer it.

After that it's answered here all the same, as Discord takes only one answer.
"""

STORY_PATIENCE: Final = 0.8
"""For how many seconds somebody who is too early waits for the end of a story.

People hardly notice so short a wait. If the story is over later, they hear that it's being told.
"""

END_PATIENCE: Final = 6.0
"""The same for somebody who read the end of a game before Discord confirmed the post."""

CHANNEL_SLOW_AFTER: Final = 3.0
"""After this many seconds a user whose move the channel hasn't heard of learns why.

Nothing is said if it isn't the rate limit that keeps the channel waiting.
"""

HELD_UP_AFTER: Final = 2.0
"""By how many seconds a story may be overdue; after that, people hear what is holding it up."""

SEATED_PATIENCE: Final = 1.0
"""For how many seconds a user who sits down waits for an attempt at the direct message.

After that, the answer says where else the cards are.
"""

DIRECT_PATIENCE: Final = 2.0
"""For how many seconds a table waits until somebody's direct messages are open.

After that, it goes on without them, and the hand is sent once they are open after all.
"""

CALLED_AFTER: Final = 20.0
"""Where everybody watches, nobody is called at once; after so many seconds the player is.

`SHORT_ALARM_SECONDS` must be longer.
"""

# Telling and retrying

ANNOUNCEMENTS_AT_ONCE: Final = 40
"""How many announcements of a table are read at once; more are read once these are out."""

BACKGROUND_AT_ONCE: Final = 2
"""How many deliveries, and how many alarms, may work with the store at once.

The others wait for them, so that players don't have to.
"""

MESSAGES_SEARCHED: Final = 25
"""How many of a channel's messages to search for one that may have been posted before a kill.

If others have pushed it further up, it's posted again.
"""

TOKEN_REQUEST_SECONDS: Final = 3.0
"""How many seconds a request by an interaction's token may take.

discord.py waits as long as Discord demands, with the table behind it; after that, the bot's own
request does the same.
"""

RATE_LIMIT_PATIENCE: Final = 60.0
"""The longest wait in seconds that a request takes from Discord's rate limits.

If Discord demands a longer one, the request fails, and whoever made it retries it.
"""

DELIVERY_RETRY: Final = 60.0
"""The longest wait in seconds before a delivery that failed is tried again.

It doubles up to that, so that a Discord that was away for a moment is noticed at once.
"""

ALARM_RETRY: Final = 30.0
"""How many seconds an alarm that failed waits before it rings again."""

STORE_RETRY: Final = 3.0
"""The same if the store didn't answer, or another process was faster: that soon passes."""

SHORT_ALARM_SECONDS: Final = 30.0
"""The longest wait in seconds for a computer's move or a call, which are always set for soon.

If it seems longer, the clock was set back.
"""

START_RETRY: Final = 60.0
"""The longest wait in seconds before a start without database or Discord is tried again.

It doubles up to that; Discord may ask for more.
"""

SET_UP_RETRY: Final = 600.0
"""The longest wait in seconds before Discord is told again of commands or emoji it didn't take.

It doubles up to that. The old ones work meanwhile.
"""

RETRY_DOUBLINGS: Final = 32
"""How often such a wait may double: by then it's beyond all of them, and nothing overflows."""

OUTAGE_AFTER: Final = 10.0
"""After how many seconds without a connection the turn times of its servers begin anew.

A shorter gap has cost nobody any time.
"""

# Discord's limits

REQUESTS_SHARE: Final = 0.8
"""The share of the requests per second to use.

Discord counts on arrival, and requests may arrive bunched; beyond its limit it refuses them.
"""

REQUESTS_BURST_SECONDS: Final = 0.1
"""For how many seconds unused requests can be made up for; older ones are lost."""

REQUEST_LOTS_PER_SECOND: Final = 10
"""In how many lots the requests of a second are let through, each of one request at least."""

REQUEST_WAIT_LEAST: Final = 0.005
"""The shortest wait in seconds for the next request; clocks aren't fine enough for less."""

DIRECTS_PAUSE: Final = 60.0
"""For how many seconds to open no direct messages after Discord has said it was too fast."""

QUARANTINE_PAUSE: Final = DAY
"""The same during a quarantine, which only Discord can end."""

MESSAGE_OLD_AFTER: Final = 3300.0
"""After how many seconds a message is posted anew rather than changed.

Discord limits changes of messages older than an hour; this is a little earlier.
"""

SHARD_LOGIN_SECONDS: Final = 5.2
"""In each queue one shard may log in within so many seconds, whichever process has it.

Discord asks for 5, and turns away whoever is earlier.
"""

SERVERS_PER_SHARD: Final = 2500
"""How many servers Discord allows on one shard at login."""

OPTIONS_IN_A_GROUP: Final = 10
"""How many options a form may show at once; more are in a menu that has to be opened."""

THREAD_NAME_LENGTH: Final = 100
"""The longest name of a thread, in characters; the rest is cut off."""

DATA_FILE_BYTES: Final = 10_000_000
"""The longest file with somebody's data, as Discord takes none that are bigger.

Records that don't fit are left out and counted, the oldest first.
"""

# Several processes

LEASE_SECONDS: Final = 10.0
"""After how many seconds without a heartbeat a process loses its tables to the others."""

HEARTBEAT_SECONDS: Final = LEASE_SECONDS / 4
"""The seconds between heartbeats, which renew the lease: some may fail before it's lost."""

HEARTBEATS_PER_LOOK: Final = 10
"""After how many heartbeats to look for free tables, even if no process has died."""

LOOKS_FOR_FREE_TABLES: Final = 2
"""How often to look: the first look passes over a table that somebody is just writing to."""

TABLES_TAKEN_AT_ONCE: Final = 500
"""How many free tables are taken in one transaction; more are taken in the next."""

REQUESTS_AHEAD_SECONDS: Final = 2.0
"""The most seconds for which all processes together may have taken requests ahead.

If it seems more, the server's clock was set back, and they are counted anew.
"""

CLAIMS_KEPT_SECONDS: Final = 900.0
"""After how many seconds a claim is forgotten: nobody asks for its interaction any more."""

# The store

STORE_BUSY_SECONDS: Final = 30
"""For how many seconds a transaction of SQLite waits for those before it.

After that, the database counts as away, and people hear that it doesn't answer.
"""

STORE_READERS: Final = 2
"""How many may read a SQLite file at once, whoever writes meanwhile; others wait for them."""

DATABASE_CONNECT_SECONDS: Final = 10
"""How many seconds a server may take to accept a connection; after that, it counts as away."""

FILE_CLAIM_SECONDS: Final = 2.0
"""For how many seconds to wait for a process that is about to let go of a SQLite file.

After that, the file is in use, and nothing starts.
"""

JOURNAL_RETRY: Final = 0.01
"""After how many seconds to try again to set the journal mode of a file that another is setting.

That goes on for `STORE_BUSY_SECONDS`.
"""

ROWS_MOVED_AT_ONCE: Final = 500
"""How many rows are in memory while a database is moved; more come after them."""

NUMBER_DIGITS: Final = 18
"""How many digits a number that somebody types may have, so that every database takes it.

With more, it's no number of a table.
"""

# Memory

TABLES_IN_MEMORY: Final = 2000
"""How many tables stay in memory. Beyond that, the one unused for longest is read again."""

TOKENS_REMEMBERED: Final = 2000
"""How many messages an interaction's token can reach, at some kilobytes each.

The oldest beyond that are changed by the bot's own requests, which Discord counts.
"""

PRIVATE_REPLIES_REMEMBERED: Final = 1000
"""How many private replies are remembered, at some kilobytes each.

The oldest beyond that are never deleted, unless their readers dismiss them.
"""

PICTURES_REMEMBERED: Final = 200
"""How many pictures are kept, at some 15 kB each; the oldest beyond that are painted again."""

# Computers that think

THINKING_SECONDS: Final = 5.0
"""How many seconds an answer may take, including the wait for a free process.

After that, a quick computer moves instead, and there is no advice.
"""

QUESTIONS_PER_PROCESS: Final = 4
"""How many questions may be open at once for each process; with more, a quick computer moves."""

ANSWERS_UNTIL_REPLACED: Final = 2000
"""After how many answers the processes are replaced, whatever they have gathered in memory."""

THINKERS_IDLE_SECONDS: Final = 180.0
"""After how many seconds without a question the processes are let go; the next starts new ones."""

# Housekeeping

TIDYING_EVERY: Final = 3600.0
"""How many seconds lie between two times of tidying up, if there is anything to do at all."""

TIDIED_AFTER: Final = 3600.0
"""So many seconds after its end only a table's last message still changes.

What the others needed is cleared then, unless the table still has something to say.
"""

UNSAID_KEPT_SECONDS: Final = 7 * DAY
"""How many seconds after its end a table gives up what it couldn't say."""

TABLES_DELETED_AT_ONCE: Final = 50
"""How many tables are deleted in one transaction, so that players needn't wait; more follow."""

SERVER_KEPT_SECONDS: Final = 30 * DAY
"""For how many seconds the data of a server that has removed the bot stay; then they're deleted."""

FAREWELL_SECONDS: Final = 3600.0
"""For how many seconds the players of such a server's open tables may still hear of their end."""

FORGOTTEN_AGAIN_AFTER: Final = 15.0
"""After how many seconds a user is forgotten once more, if anything was stored after all.

By then nothing is under way any more that was sent before.
"""

READINESS_SECONDS: Final = 2.0
"""How many seconds the database may take to answer; after that, the bot isn't ready."""

LOOP_LAG_SECONDS: Final = 0.25
"""How many seconds lie between two looks at whether the event loop keeps up."""

METRICS_SHUTDOWN_SECONDS: Final = 1.0
"""How many seconds a client may take to get the end of the answer at shutdown."""

DOCTOR_SECONDS: Final = 10.0
"""How many seconds Discord may take to answer `mammamia doctor`, which says so if it doesn't."""

SERVERS_CHECKED: Final = 10
"""On how many servers `mammamia doctor` checks who may use the commands."""
