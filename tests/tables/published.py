"""The verifier that docs/fairness.md prints: written from that page, with nothing of this project in it."""

import re
from functools import cache
from typing import Any

from tests.architecture.sources import ROOT


@cache
def published() -> dict[str, Any]:
    """What the program in the document defines."""
    text = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    names: dict[str, Any] = {"__name__": "published"}
    exec(compile(program, "docs/fairness.md", "exec"), names)
    return names
