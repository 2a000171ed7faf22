"""What the papers say is so: where they lead, what can be typed, what is named."""

import json
import re
import subprocess
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

from bot.cli import build_parser, main
from bot.games.registry import get_game
from bot.screens.words import LANGUAGES
from bot.settings import KNOWN, PREFIX
from tests.front.test_commands import EXPECTED
from tests.test_project import ROOT

PAPERS = sorted({*ROOT.glob("*.md"), *ROOT.glob("[!.]*/**/*.md"), *ROOT.glob(".github/**/*.md")})

FENCED = re.compile(r"(?ms)^```\w*\n(.*?)^```$")
INDENTED = re.compile(r"(?m)(?<=\n)\n(?:(?: {4,}).*\n)+")
INLINE = re.compile(r"`([^`]+)`")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"(?m)^#+ (.*)$")
TYPED = r"(?:^|[(&|;]) *(?:\w+=\S+ )*(?:\.venv/bin/)?{}(?=\s|$)([^|&;()#]*)"
"""A program where a command begins, and its arguments."""

every_paper = pytest.mark.parametrize("paper", PAPERS, ids=lambda path: str(path.relative_to(ROOT)))


def blocks(text):
    """Everything in blocks of code, line by line."""
    found = [*FENCED.findall(text), *INDENTED.findall(FENCED.sub("", text))]
    return [line.strip() for block in found for line in block.splitlines() if line.strip()]


def prose(text):
    return INDENTED.sub("\n", FENCED.sub("", text))


def code(paper):
    """All that stands there as code, in blocks and within sentences."""
    text = paper.read_text(encoding="utf-8")
    return [*blocks(text), *(" ".join(one.split()) for one in INLINE.findall(prose(text)))]


def typed(paper, program):
    """How a program is called there: its arguments."""
    calls = re.compile(TYPED.format(re.escape(program)))
    return [found.split() for line in code(paper) for found in calls.findall(line)]


def anchors(paper):
    """Where a link can lead within a paper."""
    names = HEADING.findall(prose(paper.read_text(encoding="utf-8")))
    return {re.sub(r"[^\w\- ]", "", name.lower()).replace(" ", "-") for name in names}


@every_paper
def test_every_link_leads_somewhere(paper):
    for link in LINK.findall(prose(paper.read_text(encoding="utf-8"))):
        if re.match(r"\w+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (paper.parent / path).resolve() if path else paper
        assert target.is_relative_to(ROOT), link
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@every_paper
def test_files_that_are_named_are_there(paper):
    tops = "bot|docs|migrations|tests|\\.ci|\\.github"
    for name in code(paper):
        if re.fullmatch(rf"(?:{tops})/[\w./*-]*", name):
            assert any(ROOT.glob(name.rstrip("/"))), name


def is_name(arguments):
    """Whether a command is only named, without what it needs."""
    return all(re.fullmatch("[a-z]+", one) for one in arguments)


@every_paper
def test_commands_are_taken_as_they_are_written(paper):
    for arguments in typed(paper, "mammamia"):
        if not is_name(arguments):
            build_parser().parse_args([re.sub("^(N|ID)$", "2", one) for one in arguments])


def test_commands_that_are_named_are_there():
    known = {names[:size] for names, _ in commands(build_parser()) for size in range(3)}
    named = {tuple(call) for paper in PAPERS for call in typed(paper, "mammamia") if is_name(call)}
    assert named <= known


@every_paper
def test_slash_commands_that_are_named_are_there(paper):
    for group, name in re.findall(
        r"(?<!bin)/(mammamia|mammai) ([a-z-]+)", prose(paper.read_text())
    ):
        assert name in EXPECTED[group], (group, name)


def commands(parser, *names):
    """The names of all commands, and what each takes."""
    inner = [one for one in parser._actions if isinstance(one.choices, dict)]
    if not inner:
        yield names, parser
    for action in inner:
        for name, one in action.choices.items():
            yield from commands(one, *names, name)


def test_every_command_helps_and_is_in_a_paper(capsys):
    written = {tuple(call) for paper in PAPERS for call in typed(paper, "mammamia")}
    for names, _ in commands(build_parser()):
        with pytest.raises(SystemExit) as stopped:
            main([*names, "--help"])
        assert stopped.value.code == 0
        assert f"usage: mammamia {' '.join(names)}" in capsys.readouterr().out
        assert any(call[: len(names)] == names for call in written), names


def test_every_option_in_a_table_is_one():
    options = {text for _, one in commands(build_parser()) for text in one._option_string_actions}
    text = "\n".join(paper.read_text("utf-8") for paper in PAPERS)
    tables = re.findall(r"(?m)^\| (`--.*?) \|", text)
    told = [option for cell in tables for option in re.findall(r"--[\w-]+", cell)]
    assert told
    assert {*told} <= options


@every_paper
def test_tests_that_are_to_be_run_are_there(paper, pytestconfig):
    for arguments in typed(paper, "pytest"):
        for one in arguments:
            if one.startswith("tests"):
                assert (ROOT / one).exists(), one
            elif one.startswith("--"):
                pytestconfig.getoption(one.removeprefix("--").replace("-", "_"))


@every_paper
def test_what_is_measured_by_hand_can_be_run(paper):
    calls = re.compile(r"python -m (tests[\w.]*)(.*)")
    for module, arguments in [call for line in code(paper) for call in calls.findall(line)]:
        found = find_spec(module)
        assert found is not None, module
        source = Path(found.origin).read_text(encoding="utf-8")
        for option in re.findall(r"--[a-z-]+", arguments):
            assert f'"{option}"' in source, (module, option)


@every_paper
def test_settings_that_are_named_are_settings(paper):
    named = re.findall(rf"\b{PREFIX}([A-Z_]+)", paper.read_text(encoding="utf-8"))
    assert {*named} <= {*KNOWN}


def test_the_line_of_a_log_that_is_shown_is_one():
    text = (ROOT / "docs" / "records.md").read_text()
    (line,) = [line for line in blocks(text) if line[0] == "{"]
    game = get_game("mamma-mia")
    entry = game.load_entry(json.loads(line), game.complete_options({}))
    assert json.loads(line) == game.dump_entry(entry)


def test_the_example_of_a_record_holds(capsys):
    assert main(["replay", "--json", str(ROOT / "docs" / "example-record.json")]) == 0
    assert json.loads(capsys.readouterr().out)["ok"] is True


def test_a_seal_is_checked_by_hand_as_it_is_told():
    text = (ROOT / "docs" / "how-it-works.md").read_text()
    (script,) = FENCED.findall(text)
    done = subprocess.run(["bash", "-euc", script], capture_output=True, check=True, text=True)
    assert f"    {done.stdout}" in text
    record = json.loads((ROOT / "docs" / "example-record.json").read_text())
    seal, entry = record["seals"][1], record["log"][2]
    assert done.stdout.split()[0] == seal["sha256"]
    assert f"salt={seal['salt']}\n" in script
    assert f"entry='{json.dumps(entry, sort_keys=True, separators=(',', ':'))}'\n" in script
    assert f"    {json.dumps(entry)}\n" in text


def test_a_game_is_played_and_judged_as_the_papers_say(capsys, tmp_path):
    players = ["--players", "2", "--brain", "random"]
    assert main(["simulate", "--game", "mamma-mia", *players]) == 0
    (tmp_path / "record.json").write_text(capsys.readouterr().out)
    assert main(["replay", str(tmp_path / "record.json")]) == 0
    assert "The record ends here." in capsys.readouterr().out


LISTING = ROOT / "docs" / "listing.md"


def texts_to_paste(label):
    """What stands under that label, in each language."""
    return re.findall(rf"(?ms)^\*\*{label}\*\*\n\n```\w*\n(.*?)\n```$", LISTING.read_text())


@pytest.mark.parametrize(("label", "most"), [("Summary", 200), ("Description", 400)])
def test_texts_of_the_listing_fit_into_the_portal(label, most):
    texts = texts_to_paste(label)
    assert len(texts) == len(LANGUAGES)
    assert {len(text) <= most and "\n" not in text for text in texts} == {True}


def test_a_listing_has_at_most_five_short_tags():
    lists = [text.splitlines() for text in texts_to_paste("Tags")]
    assert len(lists) == len(LANGUAGES)
    assert {len({*tags}) for tags in lists} == {5}
    assert max(len(tag) for tags in lists for tag in tags) <= 20


def test_a_listing_has_five_pictures_with_captions_in_every_language():
    _, *pictures = re.split(r"(?m)^!\[", LISTING.read_text())
    assert len(pictures) == 5
    for picture in pictures:
        assert (LISTING.parent / re.search(r"\]\(([^)]+)\)", picture)[1]).is_file()
        assert len(re.findall(r"(?m)^- \w+: .+\.$", picture)) == len(LANGUAGES)


def test_a_hook_runs_what_ci_runs():
    gate = (ROOT / ".ci" / "run").read_text().splitlines()
    hooks = re.findall(r"entry: (.*)", (ROOT / ".pre-commit-config.yaml").read_text())
    assert hooks == [line for line in gate if re.match(r"\.venv/bin/(ruff|pyright)", line)]
    assert "      - run: .ci/run\n" in (ROOT / ".github" / "workflows" / "ci.yml").read_text()


def test_the_latest_version_is_the_one_of_the_program():
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    latest = re.search(r"(?m)^## \[(.*?)\]", (ROOT / "CHANGELOG.md").read_text())
    assert latest[1] == version
