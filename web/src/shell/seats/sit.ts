// Takes a seat, adding entropy of our own to the deal, which is noted to find it in the log afterwards.
import { noteChance } from '../../fair/notes';
import { randomLetters } from '../../wire/action';
import { identity } from '../../wire/identity.svelte';
import type { Reply, TableClient } from '../../wire/table_client.svelte';
import { request } from '../request';

const LETTERS = 32;

export async function sitDown(client: TableClient, seat: number): Promise<Reply> {
  const chance = randomLetters(LETTERS);
  const reply = await request(client, { type: 'sit', seat, name: identity.name, entropy: chance });
  // In a game one's own seat is taken back, and nothing is added.
  if (reply.is === 'done' && client.table?.stage === 'gathering') noteChance(client.id, chance);
  return reply;
}
