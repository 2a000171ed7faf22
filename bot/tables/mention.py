"""How a line of the log says which table it is about, for programs that read it."""


def of_table(table_id: int | None) -> dict[str, object]:
    """The `extra` of such a line; it carries the id as a field beside the text."""
    return {"table": table_id}
