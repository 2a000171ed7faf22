"""How a database goes about what it is asked."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

EXPLAIN = {"sqlite": "EXPLAIN QUERY PLAN", "postgresql": "EXPLAIN"}


@asynccontextmanager
async def watched(engine: AsyncEngine) -> AsyncGenerator[list]:
    """Collects the questions that are asked meanwhile."""
    asked = []

    def hear(connection, cursor, statement, parameters, context, many):
        if statement.startswith(("SELECT", "WITH")) and not many:
            asked.append((statement, parameters))

    event.listen(engine.sync_engine, "before_cursor_execute", hear)
    try:
        yield asked
    finally:
        event.remove(engine.sync_engine, "before_cursor_execute", hear)


async def explain(engine: AsyncEngine, asked: list, *, is_large: bool = False) -> list[str]:
    """The steps of all these questions, line by line."""
    steps = []
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql" and not is_large:
            # In a small table it is quicker to read everything.
            await connection.exec_driver_sql("SET enable_seqscan = off")
        for statement, parameters in asked:
            question = f"{EXPLAIN[engine.dialect.name]} {statement}"
            rows = await connection.exec_driver_sql(question, parameters)
            steps += [" ".join(map(str, row)).strip() for row in rows]
        await connection.rollback()
        await connection.invalidate()
    return steps


def without_index(steps: list[str]) -> list[str]:
    """The steps that read a whole table of results or ratings."""
    scans = ("SCAN results", "SCAN ratings", "Seq Scan on results", "Seq Scan on ratings")
    return [step for step in steps if any(scan in step for scan in scans) and "USING" not in step]
