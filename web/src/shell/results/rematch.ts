// Opens a rematch, or goes to the one that is open already; everybody at the old table is told who comes.
import { router } from '../../router/router.svelte';
import type { TableClient } from '../../wire/table_client.svelte';
import { request } from '../request';

export async function playAgain(client: TableClient): Promise<void> {
  const known = client.table?.rematch ?? null;
  const reply =
    known === null || client.me !== null
      ? await request(client, { type: 'rematch' })
      : { is: 'new_table' as const, table: known };
  if (reply.is === 'new_table') router.go(`/t/${reply.table}`);
}
