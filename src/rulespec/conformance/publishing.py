"""All reports of a session, written into a directory."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import attrs

from rulespec.conformance.cases import Case
from rulespec.conformance.junit import junit
from rulespec.conformance.markdown import markdown
from rulespec.conformance.page import page
from rulespec.conformance.report import Findings, certificate, report, text
from rulespec.files import make_directory, write_file
from rulespec.language import Language
from rulespec.text.catalogue import Catalogue

Picture = Callable[[Case], str | None]
"""Draws the position of a case as SVG; None if it has none."""
MOST_PICTURES: Final = 50
PICTURES: Final = "pictures"


@attrs.frozen
class Publisher:
    """Writes reports: with which titles, in which language, with which pictures."""

    catalogue: Catalogue
    language: Language
    picture: Picture

    def publish(self, findings: Findings, directory: Path) -> None:
        """Write all files."""
        make_directory(directory)
        drawn = self._drawn(findings)
        paths = self._write_pictures(drawn, directory)
        files = {
            "report.json": text(report(findings)),
            "certificate.json": text(certificate(findings, self.catalogue)),
            "junit.xml": junit(findings),
            "report.md": markdown(findings, self.catalogue, self.language, paths),
            "report.html": page(findings, self.catalogue, self.language, drawn),
        }
        for name, content in files.items():
            write_file(directory / name, content)

    def _drawn(self, findings: Findings) -> dict[str, str]:
        """The pictures of the first positions that went wrong, by the id of the case."""
        drawn: dict[str, str] = {}
        for one in findings.unsuccessful():
            if len(drawn) == MOST_PICTURES:
                break
            if (svg := self.picture(one.case)) is not None:
                drawn[one.case.id] = svg
        return drawn

    def _write_pictures(self, drawn: dict[str, str], directory: Path) -> dict[str, str]:
        """The path of each picture, as Markdown beside it names it."""
        folder = directory / PICTURES
        for old in folder.glob("*.svg"):
            old.unlink()
        if drawn:
            make_directory(folder)
        paths = {case: f"{PICTURES}/{number}.svg" for number, case in enumerate(drawn, 1)}
        for case, path in paths.items():
            write_file(directory / path, drawn[case])
        return paths
