// How facts become sentences: events and refusals of any game, by their tag and their fields' names.
import type { Arguments } from '../words/words.svelte';
import { say, words } from '../words/words.svelte';
import type { Reason } from '../wire/types';
import { isStar, join, nameCard, nameGroup, nameTheFace, type Group } from './names';

export type Fact = Record<string, unknown>;
type Value = string | number;

// What a field holds is known by its name, in every game.
const SEAT = ['seat', 'by', 'target', 'dealer'];
const SEATS = ['playing', 'tied', 'winners', 'laid'];
const BY_SEAT = ['scores', 'totals'];
const CARD = ['card', 'discard', 'back'];

const yesOrNo = (answer: boolean): string => (answer ? 'yes' : 'no');
const hyphened = (name: string): string => name.replaceAll('_', '-');

/** An event as a sentence. */
export function tell(game: string, event: Fact, names: readonly string[]): string {
  const { event: tag, ...fields } = event;
  return say(`${game}-event-${hyphened(String(tag))}`, { ...given(fields, names), ...hints(fields, names) });
}

/** Why something is refused, as a sentence; the server's own words where we have none. */
export function explain(reason: Reason, names: readonly string[], otherwise = ''): string {
  if (!words.has(reason.id)) return otherwise || reason.id;
  return say(reason.id, given(reason.arguments, names));
}

function given(fields: Fact, names: readonly string[]): Arguments {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, said(name, value, names)]));
}

function said(name: string, value: unknown, names: readonly string[]): Value {
  if (SEAT.includes(name)) return names[Number(value)] ?? Number(value);
  if (SEATS.includes(name)) return join((value as number[]).map((seat) => names[seat] ?? ''));
  if (BY_SEAT.includes(name))
    return join((value as number[]).map((points, seat) => say('list-score', { name: names[seat] ?? '', points })));
  if (CARD.includes(name)) return nameCard(String(value));
  if (name === 'face') return value === null ? '' : nameTheFace(String(value));
  if (name === 'groups') return join((value as Group[]).map(nameGroup));
  if (name === 'group') return Number(value) + 1; // people count from 1
  if (typeof value === 'boolean') return yesOrNo(value);
  return typeof value === 'number' ? value : hyphened(String(value));
}

/** What else a sentence may hang on: whether both seats are one, how many seats a list holds, what a face is. */
function hints(fields: Fact, names: readonly string[]): Arguments {
  const found: Arguments = {};
  const seats = ['seat', 'by', 'target'].filter((name) => name in fields).map((name) => fields[name]);
  if (seats.length > 1) found['same'] = yesOrNo(new Set(seats).size === 1);
  for (const name of SEATS.filter((one) => one in fields)) {
    const count = (fields[name] as number[]).length;
    found[`${name}_count`] = count;
    found[`${name}_all`] = yesOrNo(count === names.length);
  }
  if ('face' in fields)
    found['face_kind'] = fields['face'] === null ? 'hidden' : isStar(String(fields['face'])) ? 'star' : 'number';
  return found;
}
