"""A bot for Flip 7 and Phase 10 FLIP! that reads and writes JSON messages, one per line."""

import json
import sys


def choose(table, advise):
    """Return the move to make; `table` is what this seat may see, `advise()` asks the game's adviser."""
    me, offers = table["me"], table["offers"]
    kinds = {offer.get("move", "any"): offer for offer in offers}
    if "any" in kinds and (advice := advise()):  # a phase can be laid down, in too many ways to list them
        return advice["lay_downs"][0]["moves"][0]
    if "stay" in kinds:
        return kinds["stay" if sum(table["game"]["lines"][me]["numbers"]) >= 20 else "hit"]
    rivals = [offer for offer in offers if offer.get("target") not in (None, me)]
    return rivals[0] if rivals else next(offer for offer in offers if "move" in offer)


def reply(table, advise):
    """Return the message that makes the move; its `seq` lets the server refuse a stale move."""
    return {"type": "act", "action": f"move-{table['seq']:05}", "seq": table["seq"], "move": choose(table, advise)}


def main():
    def send(message):
        print(json.dumps(message), flush=True)

    def advise():
        send({"type": "advise", "action": "advise-me"})
        return json.loads(sys.stdin.readline())["advice"]

    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "update":
            send(reply(message["table"], advise))


if __name__ == "__main__":
    main()
