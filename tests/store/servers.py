"""A PostgreSQL server of the tests' own, and databases on it."""

import asyncio
import fcntl
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import asyncpg

PROGRAMS = ("initdb", "pg_ctl")

T = TypeVar("T")

FAST = "-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c listen_addresses=''"
"""Nothing needs to outlive the tests, and nobody else needs to get in."""

SAFE = "-c fsync=off -c listen_addresses=''"
"""What is kept outlives the server, but not the machine."""

NOTE = "postgresql-folder"
"""The file that says where the server of this run is."""


class NoServer(Exception):
    """There is no PostgreSQL to start, for a reason."""


class Connection:
    """A connection that stays open, and that is waited for whether an event loop runs or not."""

    def __init__(self, url: str) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._runner = asyncio.Runner()
        self._connection = self._wait_for(asyncpg.connect(url))

    def execute(self, statement: str) -> None:
        """Executes a statement, outside of any transaction."""
        self._wait_for(self._connection.execute(statement))

    def close(self) -> None:
        """Closes it, and ends its thread."""
        with suppress(OSError, asyncpg.PostgresError):
            self._wait_for(self._connection.close())
        self._thread.submit(self._runner.close).result()
        self._thread.shutdown()

    def _wait_for(self, doing: Coroutine[object, object, T]) -> T:
        return self._thread.submit(self._runner.run, doing).result()


@dataclass
class Server:
    """A running server; it listens on a socket in its folder only."""

    bin: Path
    folder: Path
    _connection: Connection | None = field(default=None, repr=False, compare=False)

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self, how: str) -> None:
        self.run("pg_ctl", "start", "-w", "-D", self.data, "-o", f"{how} -k {self.folder}")

    def crash(self) -> None:
        """Ends it where it is."""
        self.disconnect()
        self.run("pg_ctl", "stop", "-D", self.data, "-m", "immediate")

    def create(self, name: str, template: str = "template0") -> str:
        """Makes a database like another and gives its URL."""
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY")
        return self.url(name)

    def drop(self, name: str) -> None:
        self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def url(self, name: str) -> str:
        """Where a database is."""
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def execute(self, statement: str) -> None:
        """Executes a statement over a connection that stays open."""
        if self._connection is None:
            self._connection = Connection(self.url("postgres"))
        self._connection.execute(statement)

    def disconnect(self) -> None:
        """Closes the connection, if anybody has needed it."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def run(self, program: str, *arguments: object) -> None:
        """Runs one of PostgreSQL's programs, which refuse to be run by root."""
        user = "postgres" if os.geteuid() == 0 else None
        # Not a pipe: the server would inherit it and keep it open.
        with (self.folder / "log").open("a") as log:
            done = subprocess.run(
                [self.bin / program, *map(str, arguments)],
                user=user,
                group=user and pwd.getpwnam(user).pw_gid,
                extra_groups=[] if user else None,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                check=False,
            )
        if done.returncode:
            raise RuntimeError(f"{program} failed:\n{(self.folder / 'log').read_text()}")


def share_server(shared: Path) -> Server:
    """The server of this run, begun by whoever comes first. Raises NoServer."""
    note = shared / NOTE
    with first_come(shared, "postgresql") as is_first:
        if is_first:
            note.write_text(str(start_server().folder))
    return Server(find_programs(), Path(note.read_text()))


def stop_shared_server(shared: Path) -> None:
    """Stops the server of this run, if anybody has begun it."""
    note = shared / NOTE
    if note.exists():
        stop_server(Server(find_programs(), Path(note.read_text())))


def start_server(how: str = FAST) -> Server:
    """A server with its data in a new folder. Raises NoServer."""
    server = Server(find_programs(), Path(tempfile.mkdtemp(prefix="pg-", dir=memory())))
    try:
        if os.geteuid() == 0:
            own_by_postgres(server.folder)
        server.run("initdb", "-D", server.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N")
        server.start(how)
    except BaseException:
        shutil.rmtree(server.folder, ignore_errors=True)
        raise
    return server


def stop_server(server: Server) -> None:
    """Stops a server, and takes away all that it had."""
    try:
        server.crash()
    finally:
        shutil.rmtree(server.folder, ignore_errors=True)


@contextmanager
def first_come(shared: Path, name: str) -> Iterator[bool]:
    """Whether nobody in this run has done this yet; all others wait until it is done."""
    done = shared / f"{name}.done"
    with (shared / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield not done.exists()
        done.touch()


def memory() -> str | None:
    """A file system in memory, where there is one with room: databases are made faster there.

    Programs that tests install have to start from there.
    """
    path = "/dev/shm"
    roomy = os.access(path, os.W_OK) and shutil.disk_usage(path).free > 2**30
    return path if roomy and not os.statvfs(path).f_flag & os.ST_NOEXEC else None


def find_programs() -> Path:
    """The folder of PostgreSQL's programs. Raises NoServer."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=version, reverse=True)
    for folder in folders:
        if all((folder / program).exists() for program in PROGRAMS):
            return folder
    raise NoServer("PostgreSQL's programs are neither in PATH nor in /usr/lib/postgresql")


def version(folder: Path) -> float:
    return float(folder.parent.name)


def own_by_postgres(folder: Path) -> None:
    """Gives the folder to the system's user for it. Raises NoServer."""
    try:
        shutil.chown(folder, "postgres", "postgres")
    except LookupError:
        raise NoServer("root may not run PostgreSQL, and there is no user postgres") from None
