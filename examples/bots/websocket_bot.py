"""The same bot over a WebSocket: python3 websocket_bot.py http://127.0.0.1:8007 TABLE SEAT."""

import json
import secrets
import sys
from urllib.request import Request, urlopen

from stdio_bot import reply
from websockets.sync.client import connect


def main(server, table, seat):
    body = json.dumps({"name": "Robot", "bearer": True}).encode()
    me = json.load(urlopen(Request(f"{server}/api/guests", body, {"Content-Type": "application/json"})))
    address = f"ws{server.removeprefix('http')}/api/tables/{table}/socket?views=whole"
    with connect(address, additional_headers={"Authorization": f"Bearer {me['key']}"}) as socket:

        def send(type, **more):
            socket.send(json.dumps({"type": type, "action": secrets.token_hex(8), **more}))

        def advise():
            send("advise")
            messages = map(json.loads, socket)
            return next(one for one in messages if one["type"] in ("advice", "refused")).get("advice")

        send("sit", seat=int(seat), name=me["name"], entropy=secrets.token_hex(16))
        for message in map(json.loads, socket):
            shown = message.get("table")
            if not isinstance(shown, dict):
                continue
            if shown["offers"]:
                socket.send(json.dumps(reply(shown, advise)))
            elif shown["is_resting"] and not shown["seats"][int(seat)]["is_ready"]:
                send("go_on")  # or the others wait for this seat before the next round
            elif shown["stage"] == "over":
                break


if __name__ == "__main__":
    main(*sys.argv[1:])
