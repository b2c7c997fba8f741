"""Cards of positions that cannot be, and what is told of them."""

import pytest

import lum42_ref as lum
from lum42_ref.notation import read_card
from rulespec.language import Language


def check_refused(card: str, faults: list[str]) -> None:
    """All faults are told, and nothing else."""
    with pytest.raises(lum.InvalidPosition) as refused:
        read_card(card)
    assert [str(fault) for fault in refused.value.faults] == faults


def check_refused_in_french(card: str, faults: list[str]) -> None:
    """Each fault is told in French, too."""
    with pytest.raises(lum.InvalidPosition) as refused:
        read_card(card)
    told = refused.value.in_language(Language.FR).splitlines()
    assert len(told) == len(faults)
    assert not set(told) & set(faults)
