"""Options of the test run, and what all its processes share."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.store.servers import memory, stop_shared_server

SHARED = pytest.StashKey[TemporaryDirectory]()


def pytest_addoption(parser):
    parser.addoption(
        "--rewrite-golden",
        action="store_true",
        help="write the golden games anew, as the program tells them now",
    )
    parser.addoption(
        "--thorough",
        action="store_true",
        help="run everything: also the tests marked as thorough, which the quick suite leaves out",
    )
    parser.addoption(
        "--evenings",
        type=int,
        default=1,
        help="how many times as many games are counted anew, to see whether they come to the same",
    )
    parser.addoption(
        "--every-fault",
        action="store_true",
        help="with --thorough: let each operation fail in turn, and not just some",
    )


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config):
    """The process that was called makes a folder for all others, and is the last to leave.

    The tests' own folders are in it too, unless `--basetemp` names another that is to be looked at.
    """
    if not hasattr(config, "workerinput"):
        folder = TemporaryDirectory(prefix="mammamia-tests-", dir=memory())
        config.stash[SHARED] = folder
        config.option.basetemp = config.option.basetemp or f"{folder.name}/tests"


def pytest_collection_modifyitems(config, items):
    """The quick suite leaves out what is marked as thorough, but writes all golden files anew."""
    if config.option.thorough or config.option.rewrite_golden:
        return
    left_out = [item for item in items if item.get_closest_marker("thorough")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("thorough")]


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node):
    node.workerinput["shared"] = node.config.stash[SHARED].name


def pytest_unconfigure(config):
    if SHARED in config.stash:
        with config.stash[SHARED] as folder:
            stop_shared_server(Path(folder))


@pytest.fixture(scope="session")
def shared_folder(pytestconfig):
    """A folder that all processes of this run share, each of which may be the first to need it."""
    if SHARED in pytestconfig.stash:
        return Path(pytestconfig.stash[SHARED].name)
    return Path(pytestconfig.workerinput["shared"])
