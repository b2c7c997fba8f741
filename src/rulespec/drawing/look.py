"""How the pictures of a game look: colours by day and by night, styles, and shapes that are defined once."""

import enum
import re
from collections.abc import Mapping
from typing import Final

import attrs

from rulespec.drawing.svg import Number, element
from rulespec.errors import RulesError

Palette = Mapping[str, str]
"""What a thing is, and its colour."""
Classes = Mapping[str, str]
"""Classes, and how they are set; ``$ink`` stands for the colour of that name."""


class Theme(enum.StrEnum):
    """The colours of a picture."""

    AUTO = "auto"
    """Light or dark, as the reader's system is; needs a viewer that knows CSS variables."""
    LIGHT = "light"
    DARK = "dark"


DAY: Final[Palette] = {
    "bright": "#ffffff",
    "outline": "#15171c",
    "paper": "#ffffff",
    "panel": "#f4f5f8",
    "line": "#c5cbd6",
    "faint": "#5c6472",
    "ink": "#171a20",
    "accent": "#b3005e",
    "path": "#6a1fb0",
    "alarm": "#c4122f",
    "gain": "#0a6b39",
}
"""The colours every game has; ``bright`` and ``outline`` are the same by day and by night."""
NIGHT: Final[Palette] = {
    "bright": "#ffffff",
    "outline": "#15171c",
    "paper": "#12151b",
    "panel": "#1e232d",
    "line": "#454d5c",
    "faint": "#a3acbb",
    "ink": "#f1f3f7",
    "accent": "#ff7ab8",
    "path": "#c9a2ff",
    "alarm": "#e0445a",
    "gain": "#0f8a4b",
}
FONT: Final = 'font-family:system-ui,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:$ink'
CLASSES: Final[Classes] = {
    "bold": "font-weight:700",
    "middle": "text-anchor:middle",
    "end": "text-anchor:end",
    "faint": "fill:$faint",
    "on-dark": "fill:$bright",
    "on-light": "fill:$outline",
    "paper": "fill:$paper",
    "panel": "fill:$panel;stroke:$line",
    "void": "fill:none;stroke:$line;stroke-dasharray:2 6",
    "changed": "fill:none;stroke:$accent;stroke-width:2.5",
    "halo": "fill:none;stroke:$paper;stroke-width:8",
    "path": "fill:none;stroke:$path;stroke-width:4.5",
    "path-head": "fill:$path;stroke:$paper;stroke-width:1.5",
    "off": "fill:none;stroke:$alarm;stroke-width:4.5;stroke-dasharray:9 5",
    "off-head": "fill:$alarm;stroke:$paper;stroke-width:1.5",
    "gain": "fill:$gain;stroke:$bright;stroke-width:1.5",
    "ghost": "opacity:.4",
    "trace": "fill:none;stroke:$path;stroke-dasharray:4 3",
}
"""What every game may set in its pictures."""
SHAPE_CLASSES: Final[Classes] = {
    "void": CLASSES["void"],
    "rim": "stroke:$ink;stroke-width:1.5",
    "ink": "fill:$ink",
    "stroke": "fill:none;stroke:$ink;stroke-width:3",
    "edge": "fill:none;stroke:$ink;stroke-width:1.5",
    "hollow": "fill:$paper;stroke:$ink;stroke-width:1.5",
    "alarm": "fill:$alarm;stroke:$bright;stroke-width:1.5",
    "shape": "stroke-width:2",
}
"""What every game may use within its shapes."""
SHAPES: Final = {
    "decides": '<path class="ink" d="M-8-10V10L10 0Z"/>',
    "refused": (
        '<path class="alarm" d="M-7-17H7L17-7V7L7 17H-7L-17 7V-7Z"/>'
        '<path d="M-7-7 7 7M7-7-7 7" fill="none" stroke="#fff" stroke-width="4.5"/>'
    ),
}
"""The shapes every game has: an arrow that points at whoever decides, and a cross in eight corners for no."""


COLOUR_USED: Final = re.compile(r"\$([\w-]+)")


@attrs.frozen(kw_only=True)
class Look:
    """The look of a game: its own colours, classes and shapes, beside those every game has."""

    name: str
    """The name of the game, before every id and class: several pictures may stand on one page."""
    colours: Palette
    """The same by day and by night."""
    day: Palette
    night: Palette
    classes: Classes
    shapes: Mapping[str, str]
    """Markup around the point (0, 0); a class in it is one of ``SHAPE_CLASSES``.

    Where a shape is used, the picture around it is out of sight: its classes stand alone in the style sheet.
    """

    def __attrs_post_init__(self) -> None:
        """Refuse a look with a colour that is missing, by day, by night or at all."""
        day, night = {*DAY, *self.colours, *self.day}, {*NIGHT, *self.colours, *self.night}
        used = set(COLOUR_USED.findall(self._rules()))
        if missing := sorted((used | day | night) - (day & night)):
            raise RulesError(f"look of {self.name}: colours missing by day or by night: {', '.join(missing)}")

    def use(self, shape: str, x: Number, y: Number, class_: str = "") -> str:
        """A shape that is defined once, drawn around a point."""
        style: dict[str, str] = {"class_": class_} if class_ else {}
        return element("use", href=f"#{self.name}-{shape}", x=x, y=y, **style)

    def definitions(self, markup: str) -> str:
        """Every shape that is used in some markup, defined once."""
        used = set(re.findall(rf'href="#{self.name}-([\w-]+)"', markup))
        return element("defs", *[self._defined(name) for name in {**self.shapes, **SHAPES} if name in used])

    def style_sheet(self, theme: Theme) -> str:
        """The styles of a picture; a fixed theme needs no CSS variables and so works in any viewer."""
        day, night = {**DAY, **self.colours, **self.day}, {**NIGHT, **self.colours, **self.night}
        if theme is not Theme.AUTO:
            return _filled(self._rules(), day if theme is Theme.LIGHT else night)
        variables = _filled(self._rules(), {name: f"var(--{self.name}-{name})" for name in day})
        by_night = f"@media (prefers-color-scheme:dark){{{self._declared(night)}}}"
        return f"{self._declared(day)}\n{by_night}\n{variables}"

    def class_of(self, theme: Theme) -> str:
        """The class of a picture as a whole."""
        return f"{self.name} {self.name}-{theme.value}"

    def _defined(self, shape: str) -> str:
        markup = {**self.shapes, **SHAPES}[shape]
        return element("g", markup.replace('class="', f'class="{self.name}-'), id=f"{self.name}-{shape}")

    def _rules(self) -> str:
        within = {f".{self.name} .{name}": styles for name, styles in {**CLASSES, **self.classes}.items()}
        alone = {f".{self.name}-{name}": styles for name, styles in SHAPE_CLASSES.items()}
        rules = {f".{self.name} text": FONT, **within, **alone}
        return "".join(f"{selector}{{{styles}}}\n" for selector, styles in rules.items())

    def _declared(self, palette: Palette) -> str:
        listed = ";".join(f"--{self.name}-{name}:{colour}" for name, colour in palette.items())
        return f".{self.name}-{Theme.AUTO.value}{{{listed}}}"


def _filled(rules: str, palette: Palette) -> str:
    for name in sorted(palette, key=len, reverse=True):
        rules = rules.replace(f"${name}", palette[name])
    return rules
