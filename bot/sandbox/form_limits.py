"""What Discord lets through in forms."""

from bot.sandbox.component_limits import LARGEST_ID, ComponentCheck
from bot.sandbox.components import CHECKBOXES, LABEL, RADIO, ROW, SELECT, TEXT, TEXT_INPUT
from bot.sandbox.errors import Path, Problems, Unknown
from bot.sandbox.limits import check_count, check_number, check_text
from bot.sandbox.reading import Json, as_int, as_map, maps_in
from bot.sandbox.world import World


class FormCheck:
    """Goes through one form."""

    def __init__(self, world: World, problems: Problems) -> None:
        self._problems = problems
        self._components = ComponentCheck(world, problems, ())

    def check(self, modal: Json) -> None:
        """A form."""
        problems = self._problems
        check_text(problems, ("title",), modal.get("title"), 45)
        check_text(problems, ("custom_id",), modal.get("custom_id"), 100)
        listed = maps_in(modal.get("components"))
        check_count(problems, ("components",), len(listed), 1, 5)
        for place, component in enumerate(listed):
            self._part(("components", place), component)
        self._components.unique(listed, ("components",))

    def _part(self, path: Path, part: Json) -> None:
        kind = as_int(part.get("type"))
        check_number(self._problems, (*path, "id"), part.get("id"), 0, LARGEST_ID)
        if kind == TEXT:
            self._components.text(path, part)
        elif kind == LABEL:
            self._label(path, part)
        elif kind == ROW:
            raise Unknown("a form's field in a row instead of a label")
        else:
            self._components.one(path, part, (TEXT, LABEL))

    def _label(self, path: Path, label: Json) -> None:
        check_text(self._problems, (*path, "label"), label.get("label"), 45)
        described = label.get("description")
        check_text(self._problems, (*path, "description"), described, 100, needed=False)
        field = as_map(label.get("component"))
        if field is None:
            self._problems.required((*path, "component"))
        else:
            self._field((*path, "component"), field)

    def _field(self, path: Path, field: Json) -> None:
        if as_int(field.get("type")) != TEXT_INPUT:
            self._components.one(path, field, (TEXT_INPUT, SELECT, RADIO, CHECKBOXES))
            self._choice(path, field)
            return
        problems = self._problems
        check_number(problems, (*path, "id"), field.get("id"), 0, LARGEST_ID)
        check_text(problems, (*path, "custom_id"), field.get("custom_id"), 100)
        if field.get("style") not in (1, 2):
            problems.choices((*path, "style"), "(1, 2)")
        check_number(problems, (*path, "min_length"), field.get("min_length"), 0, 4000)
        check_number(problems, (*path, "max_length"), field.get("max_length"), 1, 4000)
        for name, most in (("value", 4000), ("placeholder", 100)):
            check_text(problems, (*path, name), field.get(name), most, fewest=0, needed=False)

    def _choice(self, path: Path, select: Json) -> None:
        """What only holds for choices in forms."""
        if select.get("disabled"):
            self._problems.unfit((*path, "disabled"))
        if select.get("required", True) and as_int(select.get("min_values")) == 0:
            self._problems.add(
                (*path, "min_values"),
                "SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES",
                "Select menus marked as required cannot have a min_values of 0",
            )
