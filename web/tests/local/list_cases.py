"""Prints all rule cases as JSON, for a Python that has no YAML."""

import json
from pathlib import Path

from volteface.kernel.case_files import parse_cases

ROOT = Path(__file__).parents[3]

print(json.dumps([parse_cases(file.read_text(encoding="utf-8")) for file in sorted((ROOT / "cases").rglob("*.yaml"))]))
