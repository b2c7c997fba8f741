"""The universe: every well-formed action of a game in a position, sensible or not, in a fixed order."""

import enum
import types
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from typing import Generic, TypeVar, get_args

import attrs

from rulespec.engine.kinds import Action
from rulespec.errors import RulesError

StateT_contra = TypeVar("StateT_contra", contravariant=True)

Values = Sequence[Hashable]
Fields = Mapping[str, object]
"""The fields of a kind of action, each with its type."""


class UnboundedUniverse(RulesError):
    """Nobody has said what a field of an action can hold."""


@attrs.define(frozen=True, slots=False, eq=False)
class Universe(Generic[StateT_contra]):
    """What the actions of a game can be, field by field: all members of an enum, and what the game says."""

    actions: Sequence[type[Action]]
    fixed: Mapping[str | type, Values]
    """What a field can hold in any position, by the field's name or by its type."""
    found: Mapping[type, Callable[[StateT_contra], Values]]
    """What the fields of a type can hold in a position."""
    _known: dict[Hashable, tuple[Action, ...]] = attrs.field(factory=dict, init=False)
    """The actions about a thing alone: the same in every position that has it."""

    def __call__(self, state: StateT_contra) -> list[Action]:
        """Every action: first those that name something of the position, thing by thing; then all others."""
        values = {kind: find(state) for kind, find in self.found.items()}
        actions: list[Action] = []
        for kind, things in values.items():
            with_others = tuple(self._kinds_with(kind, several=True))
            for thing in things:
                actions += self._about_alone(kind, thing)
                actions += self._about(with_others, thing, values)
        return [*actions, *self.elsewhere]

    @cached_property
    def elsewhere(self) -> tuple[Action, ...]:
        """Every action that names nothing of the position."""
        return tuple(
            action
            for kind, fields in self.fields.items()
            if not self._found_in(fields)
            for action in self._every(kind, fields, {})
        )

    @cached_property
    def fields(self) -> Mapping[type[Action], Fields]:
        """The fields of every kind of action; each can hold something."""
        typed: dict[type[Action], Fields] = {
            kind: {field.name: field.type for field in attrs.fields(attrs.resolve_types(kind))}
            for kind in self.actions
        }
        for kind, fields in typed.items():
            for name, field in fields.items():
                if field not in self.found and not self._values(name, field, {}):
                    raise UnboundedUniverse(f"universe: what can {kind.__name__}.{name} hold?")
        return typed

    def _about_alone(self, kind: type, thing: Hashable) -> tuple[Action, ...]:
        if (kind, thing) not in self._known:
            self._known[kind, thing] = tuple(self._about(self._kinds_with(kind, several=False), thing, {}))
        return self._known[kind, thing]

    def _about(
        self, kinds: Iterable[type[Action]], thing: Hashable, values: Mapping[type, Values]
    ) -> Iterator[Action]:
        """The actions whose first field of the position holds this thing."""
        for kind in kinds:
            fields = self.fields[kind]
            yield from self._every(kind, fields, values, {self._found_in(fields)[0]: (thing,)})

    def _kinds_with(self, first: type, *, several: bool) -> Iterator[type[Action]]:
        """The kinds of action whose first field of the position is of a type; it is the only one, or not."""
        for kind, fields in self.fields.items():
            names = self._found_in(fields)
            if names and fields[names[0]] is first and (len(names) > 1) is several:
                yield kind

    def _found_in(self, fields: Fields) -> list[str]:
        """The fields that depend on the position."""
        return [name for name, field in fields.items() if field in self.found]

    def _every(
        self,
        kind: type[Action],
        fields: Fields,
        values: Mapping[type, Values],
        held: Mapping[str, Values] | None = None,
    ) -> Iterator[Action]:
        """Every action of a kind over what its fields can hold."""
        known = held or {}
        choices = [known.get(name) or self._values(name, field, values) for name, field in fields.items()]
        for chosen in product(*choices):
            yield kind(*chosen)

    def _values(self, name: str, field: object, values: Mapping[type, Values]) -> Values:
        """What a field can hold, in the order in which things are listed; nothing comes last."""
        if name in self.fixed:
            return self.fixed[name]
        if isinstance(field, types.UnionType):
            return tuple(value for part in get_args(field) for value in self._values(name, part, values))
        if not isinstance(field, type):
            return ()
        if field in values:
            return values[field]
        if field in self.fixed:
            return self.fixed[field]
        return tuple(field) if issubclass(field, enum.Enum) else OF_PLAIN_TYPES.get(field, ())


OF_PLAIN_TYPES: Mapping[type, Values] = {bool: (False, True), types.NoneType: (None,)}
