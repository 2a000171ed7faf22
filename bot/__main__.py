"""`python -m bot` is the command `mammamia`."""

import sys

from bot.cli import main

sys.exit(main())
