"""The border between JSON text and trees of values: whatever crosses it, either way, crosses it here.

By orjson where that is installed, otherwise by the standard library: the same trees, the same bytes.
"""

import functools
from collections.abc import Callable
from json import JSONDecodeError

from rulespec.codec.portable import Json, escaped, pretty

loads: Callable[[bytes], Json]
"""The tree that a text stands for; JSONDecodeError if it stands for none."""
dumps: Callable[[Json], bytes]
"""The compact text of a tree; TypeError if something in it has none."""
canonical: Callable[[Json], bytes]
"""The text of a tree by RFC 8785, as long as all its numbers are whole: compact, keys sorted."""

try:
    import orjson
except ImportError:
    from rulespec.codec import portable

    loads, dumps, canonical = portable.loads, portable.dumps, portable.canonical
else:
    loads, dumps = orjson.loads, orjson.dumps
    canonical = functools.partial(orjson.dumps, option=orjson.OPT_SORT_KEYS)

__all__ = ["JSONDecodeError", "Json", "canonical", "dumps", "escaped", "loads", "pretty"]
