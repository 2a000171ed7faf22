"""Players' private notes."""

from bot.front.lookup import come_to
from bot.front.modals import read_values
from bot.front.visit import Visit
from bot.screens.family import Notebook
from bot.tables.changes.play import write_notes
from bot.tables.checks import require_player, require_present
from bot.tables.refusals import Declined
from bot.tables.table import Table


async def open_notes(visit: Visit, table_id: int) -> None:
    """Opens the user's own notes. Raises Declined."""
    table, seat, notebook = await _notebook(visit, table_id)
    await visit.open(notebook.form(table, seat, visit.words))


async def keep_notes(visit: Visit, table_id: int) -> None:
    """Saves the notes from the form; the hand shows them. Raises Declined."""
    table, seat, notebook = await _notebook(visit, table_id)
    notes = notebook.read(table, seat, read_values(visit.interaction.data))
    table = visit.about(await visit.tables[table.id].change(write_notes, visit.user, notes))
    if visit.guild is None:
        # There the hand itself is about to change.
        await visit.say_if_asked(visit.words("door-noted"))
    else:
        await visit.renew(visit.get_family().hand(table, seat, visit.words))


async def _notebook(visit: Visit, table_id: int) -> tuple[Table, int, Notebook]:
    table = await come_to(visit, table_id)
    seat = require_player(table, visit.user)
    require_present(table, seat, 0)
    notebook = visit.get_family().notebook
    if notebook is None:
        raise Declined("no-notes")
    return table, seat, notebook
