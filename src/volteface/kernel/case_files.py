"""Files of rule cases in YAML; parsed here alone, so that playing needs no YAML."""

from typing import Any

import yaml

from volteface.kernel.cases import Case, Verdict, read_listed, unreadable


class _CaseLoader(yaml.BaseLoader):
    """Keeps every scalar as text, so that +4 is a card and yes is an answer, and refuses duplicate keys."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        """Build the mapping; raise an error if a key comes twice, as the first would be lost silently."""
        mapping = super().construct_mapping(node, deep)
        if len(mapping) < len(node.value):
            raise yaml.constructor.ConstructorError(None, None, "a key is written twice", node.start_mark)
        return mapping


def parse_cases(text: str) -> Any:
    """Return what a file holds, every scalar as text; raises `yaml.YAMLError`."""
    return yaml.load(text, Loader=_CaseLoader)


def read_cases(text: str) -> tuple[Case | Verdict, ...]:
    """Return the cases of a file; one that cannot be read becomes a failed verdict."""
    try:
        listed = parse_cases(text)
    except (yaml.YAMLError, RecursionError) as error:
        return (unreadable(error),)
    return read_listed(listed)
