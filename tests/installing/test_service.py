"""The unit for systemd, as systemd itself reads it."""

import re
import shutil
import subprocess

import pytest

from tests.test_project import ROOT

MOST_EXPOSED = 2.0
"""How much of the machine the service may reach, of 10, as systemd reckons it."""

ANALYZE = shutil.which("systemd-analyze")

pytestmark = pytest.mark.skipif(ANALYZE is None, reason="there is no systemd-analyze")


@pytest.fixture
def unit(tmp_path):
    """The unit with a program that is there."""
    text = (ROOT / "docs" / "mammamia.service").read_text()
    unit = tmp_path / "mammamia.service"
    unit.write_text(re.sub(r"(?m)^ExecStart=\S+", "ExecStart=/bin/sh", text))
    return unit


def analyze(*arguments):
    command = [ANALYZE, *arguments]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def test_systemd_has_nothing_to_say_against_it(unit):
    assert analyze("verify", unit) == ""


def test_it_reaches_little_of_the_machine(unit):
    threshold = f"--threshold={10 * MOST_EXPOSED:.0f}"
    assert "exposure level" in analyze("security", "--offline=true", threshold, unit)


MOST_LOGINS = 1000
"""Whoever logs in more often in a day needs a new token."""


def test_it_is_never_started_so_often_that_the_token_is_reset(unit):
    text = unit.read_text()
    assert "StartLimitIntervalSec=1d\n" in text
    most = int(re.search(r"(?m)^StartLimitBurst=(\d+)$", text)[1])
    assert most * 10 <= MOST_LOGINS
