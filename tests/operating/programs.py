"""Commands as processes beside the one that tests them."""

import asyncio
import sys


async def begin(folder, *arguments, **settings):
    """The command in a folder, with these settings and no others."""
    told = {f"MAMMAMIA_{name.upper()}": value for name, value in settings.items()}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *map(str, arguments)),
        cwd=folder,
        env={"PYTHONPATH": ":".join(sys.path), **told},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
