"""The log's format: lines for people, or JSON for programs that collect it."""

import json
import logging
from datetime import UTC, datetime
from typing import Final

TEXT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonFormatter(logging.Formatter):
    """Makes each line a JSON object, whatever is in it."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {
            "time": at.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        table = getattr(record, "table", None)
        if table is not None:
            line["table"] = table
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line)


def start_log(level: int, *, in_json: bool) -> None:
    """Writes the log to standard error from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if in_json else logging.Formatter(TEXT))
    logging.basicConfig(handlers=[handler])
    # Only the bot's own log may say more: libraries would log what they send and keep, even cards.
    logging.getLogger("bot").setLevel(level)
