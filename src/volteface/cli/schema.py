"""`volteface schema`: what travels between a server and its clients."""

import json

import typer


def schema() -> None:
    """Print the JSON schema of everything on the wire."""
    from volteface.server.schema import wire_schema

    typer.echo(json.dumps(wire_schema(), indent=2, ensure_ascii=False))
