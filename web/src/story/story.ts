// The story of a game: a line of text for each event.
import { say, words } from '../words/words.svelte';
import type { SeenEntry } from '../wire/types';
import { standing } from '../wire/feed';
import type { Fact } from '../game/game';
import { tell, type Cast } from './sentences';

export interface Line {
  key: string;
  kind: 'event' | 'round' | 'table' | 'talk';
  /** The seat whose token is shown; null for the table as a whole. */
  seat: number | null;
  text: string;
  event: Fact | null;
  name?: string;
}

/** How much of a story has been shown: so many whole entries, and so many events of the next one. */
export interface Shown {
  entries: number;
  events: number;
}

/** What was shown of a story after one mark and up to another. */
export function between(story: readonly SeenEntry[], from: Shown, to: Shown): SeenEntry[] {
  return story.flatMap((entry) => {
    const first = entry.seq > from.entries ? 0 : entry.seq === from.entries ? from.events : Infinity;
    const last = entry.seq < to.entries ? Infinity : entry.seq === to.entries ? to.events : 0;
    if (first >= last) return [];
    if (first === 0 && last === Infinity) return [entry];
    const rest = { ...entry, events: entry.events.slice(first, last) } as SeenEntry;
    return rest.events.length || entry.table_event ? [rest] : [];
  });
}

// Events that the page shows in another way.
const UNTOLD = new Set(['opened', 'revealed', 'reacted', 'rematched', 'ready', 'series_continued']);

// An entry never changes, so its lines are put into words once for each language and set of names.
const told = new WeakMap<SeenEntry, { how: string; lines: Line[] }>();

/** A line for each event; moves that were undone are left out. */
export function lines(story: readonly SeenEntry[], cast: Cast): Line[] {
  let [then, how] = [cast, howOf(cast)];
  const parts: Line[][] = [];
  for (const entry of [...standing(story)].reverse()) {
    parts.push(linesOf(entry, then, how));
    const event = entry.table_event;
    if (event?.event !== 'took_over') continue;
    const names = then.names.map((name, seat) => (seat === event.seat ? event.replaced : name));
    then = { ...then, names }; // before that, a bot sat there
    how = howOf(then);
  }
  return parts.reverse().flat();
}

const howOf = (cast: Cast): string => `${words.language} ${cast.names.join(' ')} ${cast.people?.join(' ') ?? ''}`;

function linesOf(entry: SeenEntry, cast: Cast, how: string): Line[] {
  const known = told.get(entry);
  if (known?.how === how) return known.lines;
  const lines = [...eventLines(entry, cast), ...tableLines(entry, cast)];
  told.set(entry, { how, lines });
  return lines;
}

/** The events of an entry. */
const facts = (entry: SeenEntry): Fact[] => entry.events as unknown as Fact[];

function eventLines(entry: SeenEntry, cast: Cast): Line[] {
  return facts(entry).map((event, index) => ({
    key: `${entry.seq}.${index}`,
    kind: event['event'] === 'round_began' ? 'round' : 'event',
    seat: seatOf(event),
    text: tell(event, cast),
    event,
  }));
}

function seatOf(event: Fact): number | null {
  const seat = event['by'] ?? event['seat'];
  return typeof seat === 'number' ? seat : null;
}

function tableLines(entry: SeenEntry, cast: Cast): Line[] {
  const event = entry.table_event;
  if (event === null || UNTOLD.has(event.event)) return [];
  const seat = 'seat' in event ? event.seat : null;
  const line = { key: `${entry.seq}`, seat, event: null };
  if (event.event === 'said')
    return [{ ...line, kind: 'talk', seat: seatOfEntry(entry), text: event.text, name: event.name }];
  const host = event.event === 'host_changed' ? event.host : null;
  const name = 'name' in event ? event.name : (cast.names[seat ?? cast.people?.indexOf(host ?? '') ?? -1] ?? '');
  const who = host !== null && host === cast.person ? 'me' : name ? 'other' : 'nobody';
  const why = 'why' in event ? event.why : '';
  const bot = seat === null ? '' : (cast.names[seat] ?? ''); // of a seat that is claimed
  const replaced = 'replaced' in event ? event.replaced : '';
  const on = 'on' in event && event.on ? 'yes' : 'no';
  const id = `web-table-event-${event.event.replaceAll('_', '-')}`;
  return [{ ...line, kind: 'table', text: say(id, { name, why, on, who, bot, replaced }) }];
}

function seatOfEntry(entry: SeenEntry): number | null {
  return typeof entry.actor === 'number' ? entry.actor : null;
}

/** Everybody's totals after each round, in the order of the rounds. */
export function totalsByRound(story: readonly SeenEntry[]): number[][] {
  const events = standing(story).flatMap(facts);
  return events.filter((event) => event['event'] === 'round_scored').map((event) => event['totals'] as number[]);
}

/** The last event of a kind, if there was one. */
export function lastFact(story: readonly SeenEntry[], kind: string): Fact | null {
  return factsOf(story).findLast((event) => event['event'] === kind) ?? null;
}

/** All that happened in the game, but nothing that was taken back. */
export function factsOf(story: readonly SeenEntry[]): Fact[] {
  return standing(story).flatMap(facts);
}

/** The tie that the last round has ended in, if it did. */
export function tieAfterRound(story: readonly SeenEntry[]): Fact | null {
  const events = factsOf(story);
  const scored = events.findLastIndex((event) => event['event'] === 'round_scored');
  return events.slice(scored).find((event) => event['event'] === 'tie_break') ?? null;
}
