"""Commands: each takes a table and a request, checks it, and returns a draft; the table itself stays as it is."""

from volteface.tables.commands.host import (
    hand_over,
    host_absent_since,
    pause,
    replace_host,
    resume,
    start,
    switch_chat,
)
from volteface.tables.commands.new_table import (
    Branch,
    NewTable,
    announce_rematch,
    branch,
    check_rematch,
    open_table,
    rematch,
)
from volteface.tables.commands.play import act, act_for_bot, next_round, tick, undo
from volteface.tables.commands.seats import leave, remove, replace_bot, seat_bot, sit
from volteface.tables.commands.talk import react, say

__all__ = [
    "Branch",
    "NewTable",
    "act",
    "act_for_bot",
    "announce_rematch",
    "branch",
    "check_rematch",
    "hand_over",
    "host_absent_since",
    "leave",
    "next_round",
    "open_table",
    "pause",
    "react",
    "rematch",
    "remove",
    "replace_bot",
    "replace_host",
    "resume",
    "say",
    "seat_bot",
    "sit",
    "start",
    "switch_chat",
    "tick",
    "undo",
]
