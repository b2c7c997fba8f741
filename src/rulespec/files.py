"""Files: read within bounds; written all or nothing, and the old one stays until the new one is whole."""

import errno
import os
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rulespec.errors import FormatError, RulesError, Said, located
from rulespec.language import Bilingual

LARGEST_INPUT: Final = 512 * 1024
"""Bytes."""


class CannotWrite(RulesError):
    """Something could not be written: the disk, the directory or the reader would not have it."""

    def __init__(self, place: Said, error: OSError) -> None:
        self.place = place
        super().__init__(located(place, _why(error)))


def write_file(path: Path, content: str | bytes) -> None:
    """Write a file, in the place of the one that is there; CannotWrite leaves that one as it was.

    Design:
        Written aside, then renamed. A link is followed, so that it stays one. What is no regular file (a
        pipe, a terminal) has no content to keep, and is written to as it is.
    """
    written = content.encode() if isinstance(content, str) else content
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(written)
        else:
            _replace(path.resolve(), written)
    except BrokenPipeError:
        return  # whoever read there has read enough
    except OSError as error:
        raise CannotWrite(str(path), error) from None


def read_file(path: Path) -> str:
    """The text of a file; FormatError if it cannot be read, or is larger than anybody's."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_INPUT + 1)
    except OSError as error:
        raise unreadable(str(path), error) from None
    return decoded(str(path), content)


def decoded(place: Said, content: bytes) -> str:
    """Text as people's editors write it: a byte-order mark at its beginning means nothing."""
    if len(content) > LARGEST_INPUT:
        raise too_large(place)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FormatError(
            place,
            Bilingual(
                f"expected text in UTF-8; byte {error.start + 1} cannot be read",
                f"attendu : un texte en UTF-8 ; l'octet {error.start + 1} est illisible",
            ),
        ) from None


def too_large(place: Said) -> FormatError:
    """More text than anybody wants to read."""
    most = f"{LARGEST_INPUT // 1024} KiB"
    return FormatError(place, Bilingual(f"expected at most {most}", f"attendu : au plus {most}"))


def unreadable(place: Said, error: OSError) -> FormatError:
    """Something that the operating system does not let us read."""
    match error:
        case FileNotFoundError():
            return FormatError(place, Bilingual("no such file", "fichier introuvable"))
        case IsADirectoryError():
            why = Bilingual("it is a directory", "c'est un dossier")
        case PermissionError():
            why = Bilingual("no permission", "permission refusée")
        case _:
            why = Bilingual(str(error.strerror), str(error.strerror))
    return FormatError(place, Bilingual(f"cannot be read: {why.en}", f"illisible : {why.fr}"))


def make_directory(path: Path) -> None:
    """A directory to write into, with those above it; CannotWrite if there can be none."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite(str(path), error) from None


def _replace(target: Path, content: bytes) -> None:
    aside = target.with_name(f".{target.name[:40]}.{os.urandom(4).hex()}")
    try:
        with aside.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            aside.chmod(stat.S_IMODE(target.stat().st_mode))
        aside.replace(target)
    except BaseException:
        aside.unlink(missing_ok=True)
        raise


def _why(error: OSError) -> Bilingual:
    why = REASONS.get(error.errno or 0) or Bilingual(str(error.strerror), str(error.strerror))
    return Bilingual(f"cannot be written: {why.en}", f"écriture impossible : {why.fr}")


REASONS: Final[Mapping[int, Bilingual]] = {
    errno.ENOENT: Bilingual("no such directory", "dossier introuvable"),
    errno.EACCES: Bilingual("no permission", "permission refusée"),
    errno.EPERM: Bilingual("no permission", "permission refusée"),
    errno.EISDIR: Bilingual("it is a directory", "c'est un dossier"),
    errno.ENOTDIR: Bilingual("part of the path is a file", "une partie du chemin est un fichier"),
    errno.EEXIST: Bilingual("part of the path is a file", "une partie du chemin est un fichier"),
    errno.ENOSPC: Bilingual("no space left", "plus de place"),
    errno.EDQUOT: Bilingual("no space left", "plus de place"),
    errno.EROFS: Bilingual("read-only", "lecture seule"),
    errno.ENAMETOOLONG: Bilingual("the name is too long", "le nom est trop long"),
}
"""Why a file cannot be written, in words of our own; what else an operating system says is left as it is."""
