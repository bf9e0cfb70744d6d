// Events and refusals as sentences, from their tags and the names of their fields.
import type { Fact, GameWords } from '../game/game';
import { wordsOf } from '../game/games';
import { say, words, type Arguments } from '../words/words.svelte';
import type { Reason } from '../wire/types';
import { join } from './lists';

/** Who and what a sentence may speak of. */
export interface Cast {
  game: string;
  names: readonly string[];
  /** The ids of the people on the seats, and of whoever reads it, where they are known. */
  people?: readonly (string | null)[];
  person?: string | null;
}

/** A refusal: a reason with an id, and the server's own words. */
export interface Refused {
  reason: Reason;
  text: string;
}

// What a field holds is known by its name, in every game.
const SEAT = ['seat', 'by', 'target', 'dealer'];
const SEATS = ['playing', 'tied', 'winners', 'laid'];
const BY_SEAT = ['scores', 'totals'];
const CARD = ['card', 'discard', 'back'];
const NOBODY: Cast = { game: '', names: [] };

const yesOrNo = (isTrue: boolean): string => (isTrue ? 'yes' : 'no');
const hyphened = (name: string): string => name.replaceAll('_', '-');

/** An event as a sentence. */
export function tell(event: Fact, cast: Cast): string {
  const { event: tag, ...fields } = event;
  return say(`${cast.game}-event-${hyphened(String(tag))}`, { ...readAll(fields, cast), ...hintsFor(fields, cast) });
}

/** Why something is refused, as a sentence; the server's own words where we have none. */
export function explain({ reason, text }: Refused, cast: Cast = NOBODY): string {
  return words.has(reason.id) ? say(reason.id, readAll(reason.arguments, cast)) : text || reason.id;
}

function readAll(fields: Fact, { game, names }: Cast): Arguments {
  const own = wordsOf(game);
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, read(name, value, names, own)]));
}

function read(name: string, value: unknown, names: readonly string[], own: GameWords): string | number {
  if (SEAT.includes(name)) return names[Number(value)] ?? Number(value);
  if (SEATS.includes(name)) return join((value as number[]).map((seat) => names[seat] ?? ''));
  if (BY_SEAT.includes(name))
    return join((value as number[]).map((points, seat) => say('list-score', { name: names[seat] ?? '', points })));
  if (CARD.includes(name)) return own.nameCard(String(value));
  const field = own.fields[name];
  if (field) return field(value);
  if (typeof value === 'boolean') return yesOrNo(value);
  return typeof value === 'number' ? value : hyphened(String(value));
}

/** What else a sentence may select by: whether both seats are one, how many seats a list holds, the game's own hints. */
function hintsFor(fields: Fact, { game, names }: Cast): Arguments {
  const found: Arguments = wordsOf(game).hints(fields);
  const seats = ['seat', 'by', 'target'].filter((name) => name in fields).map((name) => fields[name]);
  if (seats.length > 1) found['same'] = yesOrNo(new Set(seats).size === 1);
  for (const name of SEATS.filter((one) => one in fields)) {
    const count = (fields[name] as number[]).length;
    found[`${name}_count`] = count;
    found[`${name}_all`] = yesOrNo(count === names.length);
  }
  return found;
}
