// Sends a command to the table, and shows in words why it was refused.
import { explain } from '../story/sentences';
import { notices } from '../ui/notices.svelte';
import type { Reply, Request, TableClient } from '../wire/table_client.svelte';

export async function request(client: TableClient, command: Request): Promise<Reply> {
  return showRefusal(client, await client.request(command));
}

/** The reply itself; a refusal is shown first. */
export function showRefusal(client: TableClient, reply: Reply): Reply {
  if (reply.is === 'refused') notices.show(explain(reply, client));
  return reply;
}
