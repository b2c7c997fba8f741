"""How a picture looks: its colours by day and by night, and the style sheet that uses them."""

import enum
from collections.abc import Mapping
from typing import Final

Palette = Mapping[str, str]
"""What a thing is, and its colour."""


class Theme(enum.StrEnum):
    """The colours of a picture."""

    AUTO = "auto"
    """Light or dark, as the reader's system is; needs a viewer that knows CSS variables."""
    LIGHT = "light"
    DARK = "dark"


PIECES: Final[Palette] = {
    "blue": "#3b7ddd",
    "green": "#2f9e57",
    "yellow": "#f0c02c",
    "red": "#d9482f",
    "seat-white": "#ffffff",
    "seat-black": "#15171c",
    "seat-silver": "#b4bfcf",
    "seat-gold": "#dba51c",
    "outline": "#15171c",
}
"""Pieces look the same by day and by night."""
DAY: Final[Palette] = {
    **PIECES,
    "paper": "#ffffff",
    "panel": "#f4f5f8",
    "line": "#c5cbd6",
    "faint": "#5c6472",
    "ink": "#171a20",
    "black": "#262a33",
    "accent": "#b3005e",
    "path": "#6a1fb0",
}
NIGHT: Final[Palette] = {
    **PIECES,
    "paper": "#12151b",
    "panel": "#1e232d",
    "line": "#454d5c",
    "faint": "#a3acbb",
    "ink": "#f1f3f7",
    "black": "#05060a",
    "accent": "#ff7ab8",
    "path": "#c9a2ff",
}

RULES: Final = """\
.lum42 text{font-family:system-ui,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:$ink}
.lum42 .bold{font-weight:700}
.lum42 .middle{text-anchor:middle}
.lum42 .end{text-anchor:end}
.lum42 .faint{fill:$faint}
.lum42 .on-dark{fill:$seat-white}
.lum42 .on-light{fill:$outline}
.lum42 .paper{fill:$paper}
.lum42 .cell,.lum42 .panel{fill:$panel;stroke:$line}
.lum42-void{fill:none;stroke:$line;stroke-dasharray:2 6}
.lum42 .slot{fill:$paper;stroke:$line}
.lum42-rim{stroke:$ink;stroke-width:1.5}
.lum42-ink{fill:$ink}
.lum42-stroke{fill:none;stroke:$ink;stroke-width:3}
.lum42-hollow{fill:$paper;stroke:$ink;stroke-width:1.5}
.lum42 .blue{fill:$blue}
.lum42 .green{fill:$green}
.lum42 .yellow{fill:$yellow}
.lum42 .red{fill:$red}
.lum42 .black{fill:$black}
.lum42 .white{fill:$seat-white}
.lum42 .seat-white{fill:$seat-white;stroke:$outline}
.lum42 .seat-black{fill:$seat-black;stroke:$seat-white}
.lum42 .seat-silver{fill:$seat-silver;stroke:$outline}
.lum42 .seat-gold{fill:$seat-gold;stroke:$outline}
.lum42-shape{stroke-width:2}
.lum42 .locked{opacity:.6}
.lum42 .changed{fill:none;stroke:$accent;stroke-width:4;stroke-dasharray:11 6}
.lum42 .halo{fill:none;stroke:$paper;stroke-width:9;opacity:.8}
.lum42 .path{fill:none;stroke:$path;stroke-width:5}
.lum42 .path-head{fill:$path;stroke:$paper;stroke-width:1.5}
"""
"""Classes of shapes that are defined once stand alone: where they are used, ``.lum42`` is out of sight."""


def style_sheet(theme: Theme) -> str:
    """The styles of a picture; a fixed theme needs no CSS variables and so works in any viewer."""
    if theme is not Theme.AUTO:
        return _filled(DAY if theme is Theme.LIGHT else NIGHT)
    variables = _filled({name: f"var(--lum42-{name})" for name in DAY})
    night = f"@media (prefers-color-scheme:dark){{{_declared(NIGHT)}}}"
    return f"{_declared(DAY)}\n{night}\n{variables}"


def _declared(palette: Palette) -> str:
    listed = ";".join(f"--lum42-{name}:{colour}" for name, colour in palette.items())
    return f".lum42-auto{{{listed}}}"


def _filled(palette: Palette) -> str:
    rules = RULES
    for name in sorted(palette, key=len, reverse=True):
        rules = rules.replace(f"${name}", palette[name])
    return rules
