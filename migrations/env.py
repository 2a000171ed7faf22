"""What Alembic runs for every command: the steps, on the connection that it was handed."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    # SQLite can change little of a table; Alembic rebuilds it then.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
