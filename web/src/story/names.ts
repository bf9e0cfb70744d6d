// How lists, cards and groups are named in a sentence, as the terminal names them.
import { say, words } from '../words/words.svelte';

const FACE = /^([rygb]?)([1-9]|1[0-2]|\*)(\^?)$/;
const COLOURS: Record<string, string> = { r: 'red', y: 'yellow', g: 'green', b: 'blue', '': 'none' };

interface Placed {
  face: string;
  number: number;
}
export interface Group {
  kind: 'run' | 'set';
  cards: Placed[];
}

/** Several names as one: Ada, Bo and Cy. */
export function join(items: readonly string[]): string {
  if (items.length === 0) return say('list-nobody');
  const rest = items.slice(0, -1);
  const last = items.at(-1)!;
  if (rest.length === 0) return last;
  const first = rest.reduce((joined, item) => say('list-more', { first: joined, next: item }));
  return say(soundsLikeI(last) ? 'list-last-before-i' : 'list-last', { first, last });
}

/** Spanish says `e` before such a name, not `y`: Inés, Hilario, but not Hiedra. */
function soundsLikeI(name: string): boolean {
  const letters = name.toLowerCase().replace(/^h/, '');
  return /^[ií]/.test(letters) && !/^i[aeo]/.test(letters);
}

export const isStar = (face: string): boolean => face.includes('*');

/** A card without an article: +2 and x2 have messages of their own, r5^/9 is named by its faces. */
export function nameCard(card: string): string {
  const id = `card-${card.replace('+', 'plus').replace('x', 'times')}`;
  if (words.has(id)) return say(id);
  const [front = '', back] = card.split('/').map(nameFace);
  return back === undefined ? front : say('card-two-faces', { front, back });
}

/** A face with its article, which in French and Spanish differs between numbers and stars. */
export function nameTheFace(face: string): string {
  return say(isStar(face) ? 'the-star' : 'the-number', { face: nameFace(face) });
}

export function nameFace(face: string): string {
  const [, letter = '', value = '', mark = ''] = FACE.exec(face) ?? [];
  const colour = COLOURS[letter] ?? 'none';
  const name = value === '*' ? say('face-star', { colour }) : say('face-number', { colour, number: Number(value) });
  return mark ? say('face-flip', { face: name }) : name;
}

/** A run by its colour and numbers, a set by its number and how many cards it has. */
export function nameGroup(group: Group): string {
  if (group.kind === 'set') return nameSet(group);
  const numbers = group.cards.map((placed) => `${isStar(placed.face) ? '★' : ''}${placed.number}`).join(' ');
  return say('phase10flip-group-run', { colour: runColour(group), numbers });
}

function nameSet(group: Group): string {
  const name = say('phase10flip-group-set', { cards: group.cards.length, number: group.cards[0]?.number ?? 0 });
  const stars = group.cards.filter((placed) => isStar(placed.face)).length;
  return stars > 0 ? say('phase10flip-group-stars', { group: name, stars }) : name;
}

function runColour(group: Group): string {
  const letters = group.cards.map((placed) => placed.face[0] ?? '').filter((letter) => /[rygb]/.test(letter));
  return COLOURS[letters[0] ?? ''] ?? 'none';
}
