"""The program as others have it: installed from its wheel, far from this tree."""

import pickle
import subprocess
import sys

import pytest

from bot.settings import PREFIX
from tests.installing.dockerfile import Image
from tests.store.servers import first_come
from tests.test_project import ROOT
from tests.trials import Program


def can_install(folder):
    """Whether there are packages to be had."""
    download = [sys.executable, "-m", "pip", "download", "--retries", "0", "--timeout", "60"]
    done = subprocess.run(
        [*download, "--no-deps", "-d", folder, "hatchling"], check=False, capture_output=True
    )
    return done.returncode == 0


@pytest.fixture(scope="session")
def image(shared_folder, tmp_path_factory):
    """All that the Dockerfile makes, built once for all processes of this run."""
    built = shared_folder / "image.pickle"
    with first_come(shared_folder, "image") as is_first:
        if is_first:
            if not can_install(tmp_path_factory.mktemp("packages")):
                pytest.skip("there are no packages to be had, so nothing can be installed")
            image = Image(ROOT, shared_folder / "image" / "root")
            built.write_bytes(pickle.dumps(image.build()))
    return pickle.loads(built.read_bytes())


@pytest.fixture(scope="session")
def installed(image):
    """The program as whoever has installed the wheel starts it, with nothing set."""
    unset = {name: it for name, it in image.environment.items() if not name.startswith(PREFIX)}
    return Program(tuple(image.command("ENTRYPOINT")), unset)
