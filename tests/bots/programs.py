"""Programs that play as external bots, well or badly; each is a few lines of Python."""

import shlex
import sys
from pathlib import Path
from textwrap import dedent

HEAD = """
import json, os, sys, time

def ask():
    return json.loads(sys.stdin.readline())

def say(seq, move, **more):
    print(json.dumps({"type": "act", "action": f"move-{seq:05}", "seq": seq, "move": move, **more}), flush=True)
"""

FIRST_OFFER = """
for line in sys.stdin:
    message = json.loads(line)
    say(message["table"]["seq"], message["table"]["offers"][0])
"""


def program(folder: Path, body: str, name: str = "bot.py") -> str:
    """The command that runs such a program."""
    file = folder / name
    file.write_text(HEAD + dedent(body), encoding="utf-8")
    return shlex.join((sys.executable, str(file)))
