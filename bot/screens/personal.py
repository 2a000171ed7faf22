"""What the bot stores about the reader, and what forgetting means."""

from bot.privacy.overview import Overview
from bot.screens.ids import PressId
from bot.screens.screen import Button, Buttons, Screen, Text
from bot.screens.support import with_support
from bot.screens.words import Words, plain


def kept_screen(kept: Overview, words: Words, support: str | None = None) -> Screen:
    """Everything stored, in plain lines, and where to ask about it."""
    lines = [words("data-nothing")] if kept.is_nothing else _lines(kept, words)
    return Screen((Text(with_support("\n".join(lines), words, support)),))


def _lines(kept: Overview, words: Words) -> list[str]:
    lines = [words("data-heading")]
    lines.append(words("data-seats", running=kept.running, finished=kept.finished))
    if kept.names:
        names = ", ".join(map(plain, kept.names))
        language = words(f"option-language-{kept.language}")
        lines += [words("data-names", names=names), words("data-language", language=language)]
    lines.append(words("data-direct", known="yes" if kept.has_direct else "no"))
    lines.append(words("data-pictures", wanted="yes" if kept.wants_pictures else "no"))
    lines.append(words("data-noted", bets=kept.bets, notes=kept.noted))
    lines.append(words("data-results", count=kept.results))
    lines.append(words("data-ratings", count=kept.ratings, servers=kept.servers))
    lines.append(words("data-ways"))
    return lines


def forget_screen(kept: Overview, user: int, words: Words) -> Screen:
    """Asks for confirmation, and says what it means."""
    lines = [words("forget-heading"), words("forget-means")]
    if kept.running:
        lines.append(words("forget-running", count=kept.running))
    lines.append(words("forget-limits"))
    press = PressId("forget", 0, rest=str(user))
    button = Button(str(press), words("forget-yes"), "danger", "🧹")
    return Screen((Text("\n".join(lines)), Buttons((button,))))
