"""JSON Schemas of whole documents, and the files in which they stand."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rulespec.codec.border import pretty
from rulespec.codec.definitions import Definitions, Schema
from rulespec.codec.forms import ObjectForm
from rulespec.files import make_directory, write_file

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def whole_schema(identifier: str, title: str, form: ObjectForm, beside: Mapping[str, Schema]) -> Schema:
    """The schema of a text that is written in a form, with some keys beside its own."""
    definitions = Definitions()
    root = form.describe_beside(definitions, beside)
    return {
        "$schema": DIALECT,
        "$id": identifier,
        "title": title,
        **root,
        "$defs": dict(sorted(definitions.made.items())),
    }


def schema_text(schema: Schema) -> str:
    """A schema as it stands in its file."""
    return pretty(schema) + "\n"


def schema_path(directory: Path, name: str) -> Path:
    """The file of the schema of a kind of document."""
    return directory / f"{name}.schema.json"


def write_schema(schema: Schema, directory: Path, name: str) -> None:
    """Write a schema to its file."""
    make_directory(directory)
    write_file(schema_path(directory, name), schema_text(schema))
