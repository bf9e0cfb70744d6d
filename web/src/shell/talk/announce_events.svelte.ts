// Announces events and turns to screen readers, each at the moment at which the table shows it.
import { between, lines, type Line, type Shown } from '../../story/story';
import { notices } from '../../ui/notices.svelte';
import { say } from '../../words/words.svelte';
import type { TableClient } from '../../wire/table_client.svelte';
import type { SeenEntry } from '../../wire/types';
import { announce } from './announcer.svelte';

/** Announce from now on; call while a component is set up. */
export function announceEvents(client: TableClient): void {
  let told: Shown | null = null;
  let turnTold = -1;
  $effect(() => {
    const { shown, shownEvents, story, table } = client;
    if (table === null) return;
    const mark = { entries: shown, events: shownEvents };
    const fresh = between(story, told ?? mark, mark); // earlier events are in the story
    announceLines(
      client,
      fresh.filter((entry) => !isNotice(entry)),
    );
    for (const line of lines(fresh.filter(isNotice), client)) notices.show(line.text);
    told = mark;
    if (client.isAsked && client.isCaughtUp && turnTold !== table.seq) {
      turnTold = table.seq;
      announce(say('web-your-turn'));
    }
  });
}

/** Whether an event is shown to everybody as a notice, which is read aloud by itself: who hosts now. */
const isNotice = (entry: SeenEntry): boolean => entry.table_event?.event === 'host_changed';

/** Announce what entries tell, or only lines of one kind. */
export function announceLines(client: TableClient, entries: readonly SeenEntry[], kind?: Line['kind']): void {
  for (const line of lines(entries, client))
    if (kind === undefined || line.kind === kind) announce(line.name ? `${line.name}: ${line.text}` : line.text);
}
