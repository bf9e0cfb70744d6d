"""`volteface schema`: what travels between a server and its clients."""

import json
from typing import Annotated

import typer


def schema(
    typescript: Annotated[bool, typer.Option("--typescript")] = False,
) -> None:
    """Print the JSON schema of everything on the wire."""
    from volteface.server.schema import wire_schema
    from volteface.server.typescript import write_types

    known = wire_schema()
    typer.echo(write_types(known) if typescript else json.dumps(known, indent=2, ensure_ascii=False), nl=not typescript)
