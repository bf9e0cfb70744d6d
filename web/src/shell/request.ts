// Asks the table for something, and shows in words why it was refused.
import { explain } from '../story/sentences';
import { notices } from '../ui/notices.svelte';
import type { Answer, TableClient, Wish } from '../wire/table_client.svelte';

export async function ask(client: TableClient, wish: Wish): Promise<Answer> {
  return shown(client, await client.wish(wish));
}

/** The answer itself; a refusal is shown first. */
export function shown(client: TableClient, answer: Answer): Answer {
  if (answer.is === 'refused') notices.show(explain(answer, client));
  return answer;
}
