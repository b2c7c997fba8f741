"""All reports of a session, written into a directory."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import attrs

from rulespec.conformance.findings import Findings
from rulespec.conformance.grouping import groups
from rulespec.conformance.junit import junit
from rulespec.conformance.markdown import Showing, markdown
from rulespec.conformance.page import page
from rulespec.conformance.report import certificate, report, text
from rulespec.conformance.scenes import Scene, Stage
from rulespec.conformance.session import Finding
from rulespec.files import make_directory, write_file
from rulespec.language import Language
from rulespec.text.catalogue import Catalogue

MOST_SCENES: Final = 500
MOST_PICTURES: Final = 50
PICTURES: Final = "pictures"


@attrs.frozen
class Publisher:
    """Writes reports: with which titles, in which language, with which scenes and pictures."""

    catalogue: Catalogue
    language: Language
    stage: Stage

    def publish(self, findings: Findings, directory: Path) -> None:
        """Write all files."""
        make_directory(directory)
        examples = [group.example for group in groups(findings)]
        scenes, drawn = self._scenes((*examples, *findings.unsuccessful)), self._drawn(examples)
        paths = self._write_pictures(drawn, directory)
        files = {
            "report.json": text(report(findings, scenes)),
            "certificate.json": text(certificate(findings, self.catalogue)),
            "junit.xml": junit(findings, scenes),
            "report.md": markdown(findings, Showing(self.catalogue, self.language, scenes, paths)),
            "report.html": page(findings, Showing(self.catalogue, self.language, scenes, drawn)),
        }
        for name, content in files.items():
            write_file(directory / name, content)

    def _scenes(self, wrong: Iterable[Finding]) -> dict[str, Scene]:
        """Position and action of the first that went wrong, by the id of the case."""
        shown = list({one.case.id: one for one in wrong}.values())[:MOST_SCENES]
        return {one.case.id: self.stage.scene_of(one) for one in shown}

    def _drawn(self, wrong: Iterable[Finding]) -> dict[str, str]:
        """The pictures of the first positions that went wrong, by the id of the case."""
        drawn: dict[str, str] = {}
        for one in wrong:
            if len(drawn) == MOST_PICTURES:
                break
            if (svg := self.stage.picture_of(one)) is not None:
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
