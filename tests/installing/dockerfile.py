"""What a Dockerfile says, carried out line by line in a folder: no engine is needed for that.

The folder stands for the image's root: wherever a line names one of the image's own folders, the
one within it is meant. What an image is based on is this machine.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path

OWN = re.compile(r"/(?=(src|opt|data)\b)")
"""Where the path of one of the image's own folders begins."""

KEPT_OUT = ("PYTHON", "MAMMAMIA_", "VIRTUAL_ENV")
"""What of this process's environment would not be there in an image."""


@dataclass
class Image:
    """What has come of the lines so far."""

    context: Path
    """What is built, beside its `.dockerignore`."""
    folder: Path
    """Stands for the image's root."""
    environment: dict[str, str] = field(default_factory=dict[str, str])
    place: str = "/"
    owners: dict[str, str] = field(default_factory=dict[str, str])
    """Whose folders are that do not belong to root; on this machine nobody else has to be there."""
    said: dict[str, str] = field(default_factory=dict[str, str])
    """What is said of how the image is run, by the lines' first words."""

    def build(self) -> "Image":
        """Carries out all lines; only what the last stage has made is left."""
        doing: Mapping[str, Callable[[str], None]] = {
            "FROM": self._begin_stage,
            "WORKDIR": self._go_to,
            "COPY": self._copy,
            "ENV": self._set,
            "RUN": self._run,
        }
        for word, rest in read_lines((self.context / "Dockerfile").read_text()):
            if word in doing:
                doing[word](rest)
            else:
                self.said[word] = rest
        return self

    @property
    def former(self) -> Path:
        """Where the stage before is, of which some has been taken over."""
        return self.folder.with_name("former")

    def find(self, path: str) -> Path:
        """Where a path of the image is."""
        return self.folder / path.lstrip("/")

    def translate(self, text: str) -> str:
        """The same with the places where the image's own folders really are."""
        return OWN.sub(f"{self.folder}/", text)

    def command(self, *lines: str) -> list[str]:
        """The words in brackets of these lines, one after the other; the first is a program."""
        told = (self.said[line] for line in lines)
        name, *words = (word for rest in told for word in json.loads(rest[rest.index("[") :]))
        return [shutil.which(name, path=self.environment["PATH"]) or name, *words]

    def _begin_stage(self, rest: str) -> None:
        if self.folder.exists():
            self.folder.rename(self.former)
        self.folder.mkdir(parents=True)
        kept = {name: it for name, it in os.environ.items() if not name.startswith(KEPT_OUT)}
        self.environment = kept | {"PATH": f"{Path(sys.executable).parent}:{kept['PATH']}"}
        self.place = "/"

    def _go_to(self, rest: str) -> None:
        self.place = rest
        self.find(rest).mkdir(parents=True, exist_ok=True)

    def _copy(self, rest: str) -> None:
        *options, source, target = rest.split()
        told = dict(option.removeprefix("--").split("=") for option in options)
        if "chown" in told:
            self.owners[target] = told["chown"]
        if "from" in told:
            # Nobody looks for it there again.
            self.find(target).parent.mkdir(parents=True, exist_ok=True)
            shutil.move(self.former / source.lstrip("/"), self.find(target))
            return
        assert (source, target) == (".", "."), f"COPY {rest} is more than is known here"
        for path in sent(self.context):
            to = self.find(self.place) / path
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(self.context / path, to)

    def _set(self, rest: str) -> None:
        for name, value in (one.split("=", 1) for one in rest.split()):
            own = self.translate(value)
            self.environment[name] = own.replace("$PATH", self.environment["PATH"])

    def _run(self, rest: str) -> None:
        where = self.find(self.place)
        done = subprocess.run(
            ["sh", "-ec", self.translate(rest)],
            check=False,
            cwd=where,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert done.returncode == 0, f"{rest}\n{done.stdout}"


def read_lines(text: str) -> Iterator[tuple[str, str]]:
    """The first word of each line and the rest, lines that go on put together."""
    told = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    for line in re.sub(r"\\\n\s*", "", told).splitlines():
        if line.strip():
            word, _, rest = line.partition(" ")
            yield word, rest.strip()


def sent(context: Path) -> list[Path]:
    """The files that `.dockerignore` lets through; the last line that fits a path has its say."""
    lines = (context / ".dockerignore").read_text().splitlines()
    rules = [line for line in lines if line and not line.startswith("#")]
    roots = {rule.lstrip("!").split("/")[0] for rule in rules if rule.startswith("!")}
    found = (path for root in sorted(roots) for path in _files(context / root))
    paths = (path.relative_to(context) for path in found)
    return [path for path in paths if _passes(path, rules)]


def _files(path: Path) -> list[Path]:
    return [one for one in path.rglob("*") if one.is_file()] if path.is_dir() else [path]


def _passes(path: Path, rules: list[str]) -> bool:
    passes = True
    for rule in rules:
        pattern = rule.lstrip("!").removeprefix("**/")
        anywhere = [Path(part) for part in path.parts] if "**/" in rule else []
        if any(fnmatch(str(one), pattern) for one in (path, *path.parents, *anywhere)):
            passes = rule.startswith("!")
    return passes
