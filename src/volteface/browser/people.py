"""The people of this device: several can play at one screen, and the first is meant where none is named."""

from typing import Final

from volteface.browser.database import Database
from volteface.rooms.api.schemas import Me
from volteface.rooms.errors import NoIdentity
from volteface.rooms.registry import make_id
from volteface.tables.names import read_name

ID_LENGTH: Final = 12


class DevicePeople:
    """Names and ids of whoever plays at this device, the oldest first."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> list[Me]:
        """Everybody, the first one first."""
        found: list[Me] = await self._database.call("people", None, list[Me])
        return found

    async def find(self, person: str | None) -> Me | None:
        """The person of that id, or the device's first; None if there is none."""
        everybody = await self.all()
        if person is None:
            return everybody[0] if everybody else None
        return next((one for one in everybody if one.person == person), None)

    async def require(self, person: str | None) -> Me:
        """The same; raises `NoIdentity` if there is none."""
        found = await self.find(person)
        if found is None:
            raise NoIdentity
        return found

    async def add(self, name: str) -> Me:
        """One more person."""
        return await self.keep(Me(make_id(ID_LENGTH), read_name(name)))

    async def rename(self, person: Me, name: str) -> Me:
        """Give a person another name."""
        return await self.keep(Me(person.person, read_name(name)))

    async def delete(self, person: Me) -> None:
        """Forget a person."""
        await self._database.call("delete_person", person.person)

    async def keep(self, person: Me) -> Me:
        """Keep a person under their id and name."""
        await self._database.call("put_person", person)
        return person
