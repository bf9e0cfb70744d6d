// The story of a game in words: one line for each thing that happened, with who it is about.
import { say, words } from '../words/words.svelte';
import type { Happening } from '../wire/types';
import { standing } from '../wire/feed';
import type { Fact } from '../game/game';
import { tell, type Cast } from './sentences';

export interface Line {
  key: string;
  kind: 'event' | 'round' | 'table' | 'talk';
  /** Whose token stands before the line; nobody's for the table as a whole. */
  seat: number | null;
  text: string;
  event: Fact | null;
  name?: string;
}

// What is told by something else on the page, or would only repeat it.
const UNTOLD = new Set(['opened', 'revealed', 'reacted', 'rematched']);

// An entry never changes, so its lines are put into words once for each language and set of names.
const told = new WeakMap<Happening, { how: string; lines: Line[] }>();

/** The lines of what happened; what was taken back is not told. */
export function lines(story: readonly Happening[], cast: Cast): Line[] {
  const how = `${words.language} ${cast.names.join(' ')}`;
  return standing(story).flatMap((entry) => {
    const known = told.get(entry);
    if (known?.how === how) return known.lines;
    const lines = [...eventLines(entry, cast), ...doingLines(entry, cast.names)];
    told.set(entry, { how, lines });
    return lines;
  });
}

/** What happened in an entry, to be told by the names of its fields. */
const facts = (entry: Happening): Fact[] => entry.events as unknown as Fact[];

function eventLines(entry: Happening, cast: Cast): Line[] {
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

function doingLines(entry: Happening, names: readonly string[]): Line[] {
  const doing = entry.doing;
  if (doing === null || UNTOLD.has(doing.doing)) return [];
  const seat = 'seat' in doing ? doing.seat : null;
  const line = { key: `${entry.seq}`, seat, event: null };
  if (doing.doing === 'said')
    return [{ ...line, kind: 'talk', seat: seatOfEntry(entry), text: doing.text, name: doing.name }];
  const name = 'name' in doing ? doing.name : seat === null ? '' : (names[seat] ?? '');
  const why = 'why' in doing ? doing.why : '';
  const on = 'on' in doing && doing.on ? 'yes' : 'no';
  return [{ ...line, kind: 'table', text: say(`web-doing-${doing.doing.replaceAll('_', '-')}`, { name, why, on }) }];
}

function seatOfEntry(entry: Happening): number | null {
  return typeof entry.actor === 'number' ? entry.actor : null;
}

/** Everybody's totals after each round, in the order of the rounds. */
export function totalsByRound(story: readonly Happening[]): number[][] {
  const events = standing(story).flatMap(facts);
  return events.filter((event) => event['event'] === 'round_scored').map((event) => event['totals'] as number[]);
}

/** The tie that the last round has ended in, if it did. */
export function tieAfterRound(story: readonly Happening[]): Fact | null {
  const events = standing(story).flatMap(facts);
  const scored = events.findLastIndex((event) => event['event'] === 'round_scored');
  return events.slice(scored).find((event) => event['event'] === 'tie_break') ?? null;
}
