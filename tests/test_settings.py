"""What the program is told, and what it says of what it cannot understand."""

import logging

import pytest

from bot.settings import KNOWN, PREFIX, BadSettings, inspect_settings, read_settings
from tests.test_project import ROOT


def test_the_environment_has_the_last_word(tmp_path):
    (tmp_path / ".env").write_text("MAMMAMIA_TOKEN=of.the.file\nMAMMAMIA_LOG_LEVEL=debug\n")
    settings = read_settings({"MAMMAMIA_TOKEN": "of.the.environment", "PATH": "/bin"}, tmp_path)
    assert settings.token == "of.the.environment"
    assert settings.log_level == logging.DEBUG


def test_everything_but_the_token_has_a_default(tmp_path):
    settings = read_settings({"MAMMAMIA_TOKEN": "a.token"}, tmp_path)
    assert settings.database == "sqlite:///mammamia.db"
    assert settings.api == "https://discord.com/api/v10"
    assert (settings.shard_ids, settings.shard_count) == (None, None)
    assert settings.requests == 50
    assert settings.thinkers is None
    assert settings.keep_days is None
    assert (settings.privacy, settings.support, settings.metrics) == (None, None, None)
    assert settings.log_level == logging.INFO
    assert settings.log_format == "text"


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ('MAMMAMIA_TOKEN="in.quotes"', "in.quotes"),
        ("export MAMMAMIA_TOKEN = with.spaces", "with.spaces"),
        ("MAMMAMIA_TOKEN=before # a comment", "before"),
        ("MAMMAMIA_TOKEN=in#one#word", "in#one#word"),
    ],
)
def test_lines_are_read_as_people_write_them(line, value, tmp_path):
    (tmp_path / ".env").write_text(f"# a comment\n\nOTHER=not ours\n{line}\n")
    assert read_settings({}, tmp_path).token == value


@pytest.mark.parametrize(
    ("text", "ids", "count"),
    [("0/1", (0,), 1), ("0-3/8", (0, 1, 2, 3), 8), ("1,4-5/8", (1, 4, 5), 8)],
)
def test_shards_are_named_with_their_number(text, ids, count, tmp_path):
    settings = read_settings({"MAMMAMIA_TOKEN": "a.token", "MAMMAMIA_SHARDS": text}, tmp_path)
    assert (settings.shard_ids, settings.shard_count) == (ids, count)


@pytest.mark.parametrize(("text", "days"), [("365", 365), ("forever", None), ("", None)])
def test_records_are_kept_for_so_many_days_or_for_ever(text, days, tmp_path):
    told = {"MAMMAMIA_TOKEN": "a.token", "MAMMAMIA_KEEP": text}
    assert read_settings(told, tmp_path).keep_days == days


@pytest.mark.parametrize(("text", "processes"), [("0", 0), ("3", 3), ("auto", None), ("", None)])
def test_computers_think_in_so_many_processes(text, processes, tmp_path):
    told = {"MAMMAMIA_TOKEN": "a.token", "MAMMAMIA_THINKERS": text}
    assert read_settings(told, tmp_path).thinkers == processes


@pytest.mark.parametrize(
    ("text", "host", "port"),
    [("127.0.0.1:9100", "127.0.0.1", 9100), ("[::1]:9100", "::1", 9100), ("host:0", "host", 0)],
)
def test_figures_are_told_at_an_address(text, host, port, tmp_path):
    told = {"MAMMAMIA_TOKEN": "a.token", "MAMMAMIA_METRICS": text}
    address = read_settings(told, tmp_path).metrics
    assert (address.host, address.port, str(address)) == (host, port, text)


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("https://discord.gg/pizza", "https://discord.gg/pizza"),
        ("help@pizza.example", "help@pizza.example"),
        ("mailto:the.cook+bot@pizza.example", "the.cook+bot@pizza.example"),
    ],
)
def test_help_is_at_a_page_or_by_mail(text, address, tmp_path):
    told = {"MAMMAMIA_TOKEN": "a.token", "MAMMAMIA_SUPPORT": text}
    assert read_settings(told, tmp_path).support == address


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"MAMMAMIA_TOKEN": ""}, "MAMMAMIA_TOKEN"),
        ({"MAMMAMIA_TOKEN": "two words"}, "MAMMAMIA_TOKEN"),
        ({"MAMMAMIA_TOKN": "x"}, "MAMMAMIA_TOKN"),
        ({"MAMMAMIA_API": "discord.com"}, "MAMMAMIA_API"),
        ({"MAMMAMIA_SHARDS": "3"}, "MAMMAMIA_SHARDS"),
        ({"MAMMAMIA_SHARDS": "0-8/8"}, "MAMMAMIA_SHARDS"),
        ({"MAMMAMIA_SHARDS": "2-1/8"}, "MAMMAMIA_SHARDS"),
        ({"MAMMAMIA_SHARDS": "0,3-1/8"}, "MAMMAMIA_SHARDS"),
        ({"MAMMAMIA_REQUESTS": "0"}, "MAMMAMIA_REQUESTS"),
        ({"MAMMAMIA_REQUESTS": "many"}, "MAMMAMIA_REQUESTS"),
        ({"MAMMAMIA_THINKERS": "-1"}, "MAMMAMIA_THINKERS"),
        ({"MAMMAMIA_THINKERS": "some"}, "MAMMAMIA_THINKERS"),
        ({"MAMMAMIA_KEEP": "0"}, "MAMMAMIA_KEEP"),
        ({"MAMMAMIA_KEEP": "a year"}, "MAMMAMIA_KEEP"),
        ({"MAMMAMIA_PRIVACY": "privacy.html"}, "MAMMAMIA_PRIVACY"),
        ({"MAMMAMIA_SUPPORT": "discord.gg/pizza"}, "MAMMAMIA_SUPPORT"),
        ({"MAMMAMIA_SUPPORT": "mailto:the *cook*@pizza.example"}, "MAMMAMIA_SUPPORT"),
        ({"MAMMAMIA_SUPPORT": "@everyone"}, "MAMMAMIA_SUPPORT"),
        ({"MAMMAMIA_METRICS": "9100"}, "MAMMAMIA_METRICS"),
        ({"MAMMAMIA_METRICS": "127.0.0.1:65536"}, "MAMMAMIA_METRICS"),
        ({"MAMMAMIA_METRICS": "a..b:9100"}, "MAMMAMIA_METRICS"),
        ({"MAMMAMIA_METRICS": "http://127.0.0.1:9100"}, "MAMMAMIA_METRICS"),
        ({"MAMMAMIA_LOG_LEVEL": "loud"}, "MAMMAMIA_LOG_LEVEL"),
        ({"MAMMAMIA_LOG_FORMAT": "xml"}, "MAMMAMIA_LOG_FORMAT"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(wrong, said, tmp_path):
    with pytest.raises(BadSettings) as trouble:
        read_settings({"MAMMAMIA_TOKEN": "a.token"} | wrong, tmp_path)
    assert said in str(trouble.value)
    assert "\n" not in str(trouble.value)


def test_all_that_is_wrong_is_told_and_the_rest_can_be_used(tmp_path):
    (tmp_path / ".env").write_text("MAMMAMIA_DATABASE=sqlite:///here.db\nnonsense\n")
    told = {
        "MAMMAMIA_SHARDS": "4/4",
        "MAMMAMIA_KEEP": "soon",
        "MAMMAMIA_REQUESTS": "9",
        "PATH": "x",
    }
    settings, problems = inspect_settings(told, tmp_path)
    assert (settings.database, settings.requests) == ("sqlite:///here.db", 9)
    assert (settings.shard_count, settings.keep_days, settings.token) == (None, None, "")
    named = ["line 2", "MAMMAMIA_TOKEN", "MAMMAMIA_SHARDS", "MAMMAMIA_KEEP"]
    assert [name in problem for name, problem in zip(named, problems, strict=True)] == [True] * 4


def test_a_line_that_is_none_is_named(tmp_path):
    (tmp_path / ".env").write_text("MAMMAMIA_TOKEN=a.token\nwhat is this\n")
    with pytest.raises(BadSettings, match=r"line 2 of \.env"):
        read_settings({}, tmp_path)


def test_settings_show_no_secret(tmp_path):
    told = {
        "MAMMAMIA_TOKEN": "a.secret.token",
        "MAMMAMIA_DATABASE": "postgresql://me:secret@here/x",
    }
    assert "secret" not in repr(read_settings(told, tmp_path))


def test_the_example_names_every_setting_with_its_default(tmp_path):
    example = (ROOT / ".env.example").read_text()
    (tmp_path / ".env").write_text(example)
    shown = read_settings({"MAMMAMIA_TOKEN": "a.token"}, tmp_path)
    assert shown == read_settings({"MAMMAMIA_TOKEN": "a.token"}, tmp_path / "elsewhere")
    assert all(f"\n{PREFIX}{name}=" in example for name in KNOWN)
