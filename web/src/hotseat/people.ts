// The people of this device who play at one table: named before it is opened, seated before it begins.
import { randomLetters } from '../wire/action';
import { addPerson, getPeople } from '../wire/http';
import { TableClient, type Reply } from '../wire/table_client.svelte';
import type { Me } from '../wire/types';

/** The persons of these names besides the first one of this device; whoever is new is added. */
export async function peopleNamed(names: readonly string[]): Promise<Me[]> {
  const [, ...known] = await getPeople();
  const found: Me[] = [];
  for (const name of names) {
    const same = known.find((one) => one.name === name && !found.includes(one));
    found.push(same ?? (await addPerson(name)));
  }
  return found;
}

/** Have somebody sit down who does not look at the table now. */
export async function seatPerson(table: string, { person, name }: Me, seat: number): Promise<Reply> {
  const client = new TableClient(table);
  client.speaker = person;
  client.open();
  try {
    return await client.request({ type: 'sit', seat, name, entropy: randomLetters(32) });
  } finally {
    client.close();
  }
}
