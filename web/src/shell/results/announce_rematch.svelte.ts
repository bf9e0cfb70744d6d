// Tells everybody at the old table that somebody wants a rematch, wherever on the page they are.
import { notices } from '../../ui/notices.svelte';
import type { TableClient } from '../../wire/table_client.svelte';
import { say } from '../../words/words.svelte';

/** Show a notice when somebody else asks for a rematch; call while a component is set up. */
export function announceRematch(client: TableClient): void {
  $effect(() =>
    client.listen(({ happened, isCatchUp }) => {
      if (isCatchUp) return;
      for (const { table_event, actor } of happened)
        if (table_event?.event === 'rematched' && actor !== client.me)
          notices.show(say('web-rematch-called', { name: client.names[Number(actor)] ?? '' }));
    }),
  );
}
