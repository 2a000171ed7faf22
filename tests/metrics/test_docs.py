"""The board and the rules in `docs/` ask for nothing but metrics that there are."""

import json
import re

import pytest
from prometheus_client import generate_latest

from bot.metrics.prometheus import PrometheusMetrics
from bot.store.tables import SomeTables
from bot.tables.table import Status
from tests.metrics.scraping import Scrape
from tests.test_project import ROOT

DOCS = ROOT / "docs"

FUNCTIONS = {"histogram_quantile", "increase", "rate", "sum", "max", "topk"}
WORDS = {"by", "and", "or"}

OF_PROMETHEUS = {"up": {"job"}}
"""PrometheusMetrics that Prometheus makes itself, with their labels."""

EVERYWHERE = {"instance", "job"}
"""Labels that Prometheus adds to all."""

SELECTOR = re.compile(r"\b(?P<name>[a-z_]+)\{(?P<labels>[^}]*)\}")


def full():
    """PrometheusMetrics of which each has been taken once."""
    metrics = PrometheusMetrics()
    metrics.know(["command play"])
    metrics.clicked("command play", 0.1, is_answered=True)
    metrics.clicked("command play", 0.1, is_answered=False)
    metrics.said(0.1)
    metrics.thought("hard", 0.1)
    metrics.did_without("late")
    metrics.directs_refused("limit")
    metrics.connection("resume")
    metrics.asked("GET", "channels/{}", "200", 0.1)
    metrics.limited("user")
    metrics.woke(0.1)
    metrics.show_overdue(1)
    metrics.show_shards(1, 1)
    metrics.show_tables([SomeTables("plus", Status.LOBBY, is_blocked=False, number=1)])
    for what in ("wait", "read", "write", "commit"):
        with metrics.timed(what):
            pass
    return Scrape(generate_latest(metrics.registry).decode())


@pytest.fixture(scope="module")
def known():
    """The labels of every figure, and the values that were seen."""
    found = {name: {label: set() for label in labels} for name, labels in OF_PROMETHEUS.items()}
    for sample in full().samples:
        labels = found.setdefault(sample.name, {})
        for label, value in sample.labels.items():
            labels.setdefault(label, set()).add(value)
    return found


def expressions_of_rules():
    lines = (DOCS / "alerts.yaml").read_text().splitlines()
    return [line.split("expr: ")[1] for line in lines if "expr: " in line]


def expressions_of_board():
    board = json.loads((DOCS / "grafana.json").read_text())
    return [target["expr"] for panel in board["panels"] for target in panel["targets"]]


ALL = [*expressions_of_rules(), *expressions_of_board()]


@pytest.mark.parametrize("expression", ALL)
def test_every_name_in_an_expression_is_that_of_a_figure_or_its_label(expression, known):
    bare = re.sub(r'"[^"]*"|\[[^\]]*\]', "", expression)
    names = {*re.findall(r"[A-Za-z_:][\w:]*", bare)} - FUNCTIONS - WORDS
    metrics = names & {*known}
    assert metrics
    labels = {label for figure in metrics for label in known[figure]}
    assert names - metrics <= labels | EVERYWHERE


@pytest.mark.parametrize("expression", ALL)
def test_every_figure_has_the_labels_by_which_it_is_chosen(expression, known):
    for found in SELECTOR.finditer(expression):
        for label, how, value in re.findall(r'(\w+)(=|!=|=~|!~)"([^"]*)"', found["labels"]):
            assert label in known[found["name"]]
            closed = label in ("state", "strength", "what") and how == "="
            assert not closed or value in known[found["name"]][label]


def test_every_legend_and_sentence_names_labels_that_are_left():
    board = json.loads((DOCS / "grafana.json").read_text())
    for target in (target for panel in board["panels"] for target in panel["targets"]):
        shown = {*re.findall(r"\{\{(\w+)\}\}", target["legendFormat"])}
        left = {
            word for by in re.findall(r"by \(([^)]*)\)", target["expr"]) for word in by.split(", ")
        }
        assert shown <= left | EVERYWHERE, target
    rules = (DOCS / "alerts.yaml").read_text()
    assert {*re.findall(r"\$labels\.(\w+)", rules)} <= {"instance", "scope"}


def test_every_figure_stands_in_the_table_for_those_who_host():
    page = (DOCS / "hosting.md").read_text()
    ends = re.compile("_(bucket|count|sum)$")
    names = {ends.sub("", sample.name) for sample in full().samples}
    told = {*re.findall(r"`(mammamia_\w+)", page)}
    assert told == {name for name in names if name.startswith("mammamia_")}
