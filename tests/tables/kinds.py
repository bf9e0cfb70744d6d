"""A mark that runs a test once for each game there is."""

import pytest

from .evenings import KINDS

each_kind = pytest.mark.parametrize("kind", KINDS, ids=str)
