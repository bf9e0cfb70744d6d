// Announces events and turns to screen readers, once the table has shown them.
import { lines } from '../../story/story';
import { say } from '../../words/words.svelte';
import type { TableClient } from '../../wire/table_client.svelte';
import { announce } from './announcer.svelte';

/** Announce from now on; call while a component is set up. */
export function announceEvents(client: TableClient): void {
  let told = -1;
  let turnTold = -1;
  $effect(() => {
    const { shown, story, table } = client;
    if (table === null) return;
    if (told < 0) told = shown; // earlier events are in the story
    const fresh = story.filter((entry) => entry.seq >= told && entry.seq < shown);
    for (const line of lines(fresh, client)) announce(line.name ? `${line.name}: ${line.text}` : line.text);
    told = Math.max(told, shown);
    if (client.isAsked && client.isCaughtUp && turnTold !== table.seq) {
      turnTold = table.seq;
      announce(say('web-your-turn'));
    }
  });
}
