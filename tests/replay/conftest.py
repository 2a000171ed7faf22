"""The command `replay`, run on what a test writes into files."""

import json

import pytest

from bot.cli import main


@pytest.fixture
def replay(tmp_path, capsys):
    """Replays what is written into a file and gives status, output and errors."""

    def run(*contents, flags=("--json",)):
        paths = []
        for number, content in enumerate(contents):
            path = tmp_path / f"{number}.jsonl"
            data = content if isinstance(content, bytes | str) else json.dumps(content)
            path.write_bytes(data.encode() if isinstance(data, str) else data)
            paths.append(str(path))
        status = main(["replay", *flags, *paths])
        captured = capsys.readouterr()
        return status, captured.out.splitlines(), captured.err.splitlines()

    return run
