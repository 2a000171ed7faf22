"""`mammamia pictures` writes every kind of picture."""

import io

from PIL import Image

from bot.cli import main
from bot.screens.families import FAMILIES


def test_every_kind_of_picture_is_written_into_a_new_folder(tmp_path, capsys):
    folder = tmp_path / "to" / "look at"
    assert main(["pictures", str(folder)]) == 0
    files = sorted(folder.iterdir())
    assert [file.stem for file in files] == sorted(FAMILIES.pictures)
    assert sorted(capsys.readouterr().out.splitlines()) == [*map(str, files)]
    for file in files:
        assert Image.open(io.BytesIO(file.read_bytes())).format == "WEBP"


def test_a_folder_that_cannot_be_written_is_said_in_one_line(tmp_path, capsys):
    (tmp_path / "file").write_text("not a folder")
    assert main(["pictures", str(tmp_path / "file")]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("mammamia pictures: ")
