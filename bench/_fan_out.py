"""A bare Litestar application that sends the same bytes to everybody of a group whenever one of them asks."""

import sys
from collections import defaultdict
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

GROUPS: dict[str, list[WebSocket[Any, Any, Any]]] = defaultdict(list)
PAYLOAD = "x" * int(sys.argv[2])


@websocket("/{group:str}")
async def fan_out(socket: WebSocket[Any, Any, Any], group: str) -> None:
    """Send the payload to the whole group for each message."""
    await socket.accept()
    GROUPS[group].append(socket)
    try:
        while True:
            await socket.receive_text()
            for other in GROUPS[group]:
                await other.send_text(PAYLOAD)
    except WebSocketDisconnect:
        GROUPS[group].remove(socket)


if __name__ == "__main__":
    uvicorn.run(Litestar([fan_out]), port=int(sys.argv[1]), ws_per_message_deflate=False, log_level="warning")
