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
from volteface.tables.commands.latecomers import claim_seat, drop_claim, switch_late_seats
from volteface.tables.commands.moving import RunningGame, check_movable, move_away, running_game
from volteface.tables.commands.new_table import (
    Branch,
    NewTable,
    Player,
    branch,
    check_rematch,
    join_rematch,
    open_daily,
    open_table,
    rematch,
)
from volteface.tables.commands.pace import ready, set_bot_speed, skip
from volteface.tables.commands.play import act, act_for_bot, next_round, tick, undo
from volteface.tables.commands.seats import come_back, leave, let_in, remove, replace_bot, seat_bot, sit, stand_in
from volteface.tables.commands.talk import check_spectator_reaction, react, say

__all__ = [
    "Branch",
    "NewTable",
    "Player",
    "RunningGame",
    "act",
    "act_for_bot",
    "branch",
    "check_movable",
    "check_rematch",
    "check_spectator_reaction",
    "claim_seat",
    "come_back",
    "drop_claim",
    "hand_over",
    "host_absent_since",
    "join_rematch",
    "leave",
    "let_in",
    "move_away",
    "next_round",
    "open_daily",
    "open_table",
    "pause",
    "react",
    "ready",
    "rematch",
    "remove",
    "replace_bot",
    "replace_host",
    "resume",
    "running_game",
    "say",
    "seat_bot",
    "set_bot_speed",
    "sit",
    "skip",
    "stand_in",
    "start",
    "switch_chat",
    "switch_late_seats",
    "tick",
    "undo",
]
