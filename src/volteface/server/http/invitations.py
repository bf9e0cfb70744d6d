"""Handlers about how others come in: short codes, and the address of this computer in its network."""

import socket
from ipaddress import ip_address
from typing import Annotated, Final

from litestar import get
from litestar.params import PathParameter

from volteface.rooms.api.schemas import NetworkAddress, OpenedTable
from volteface.server.auth import AnyRequest, address_of
from volteface.server.context import Context

ALL_ADDRESSES: Final = ("0.0.0.0", "::")  # a server that listens here is reached from the whole network
NOWHERE: Final = "127.0.0.1"

Code = Annotated[str, PathParameter(max_length=64)]


@get("/api/codes/{code:str}", tags=["tables"])
async def find_code(request: AnyRequest, context: Context, code: Code) -> OpenedTable:
    """The table that gathers under a short code; whoever guesses wrong too often has to wait."""
    address = address_of(request)
    context.limits.codes.spend(address)
    table = await context.rooms.find_code(code)
    context.limits.codes.refund(address)
    return OpenedTable(table, f"/t/{table}")


@get("/api/address", tags=["tables"])
async def network_address(request: AnyRequest, context: Context) -> NetworkAddress:
    """Where others in the same network reach this server; told only to a browser on this very computer."""
    settings = context.settings
    is_here = request.client is not None and is_loopback(request.client.host)
    if not is_here or settings.is_behind_proxy or settings.host not in ALL_ADDRESSES:
        return NetworkAddress(None)
    address, port = find_lan_address(), request.url.port
    origin = f"{request.url.scheme}://{address}" + (f":{port}" if port else "")
    return NetworkAddress(None if address == NOWHERE else origin)


def find_lan_address() -> str:
    """The address of this computer in its local network; no packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return NOWHERE


def is_loopback(host: str) -> bool:
    """Whether an address is this computer's own, which no other one reaches."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


HANDLERS: Final = (find_code, network_address)
