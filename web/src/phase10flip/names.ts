// The names of faces, cards and groups.
import type { Fact, GameWords } from '../game/game';
import { join } from '../story/lists';
import { say, type Arguments } from '../words/words.svelte';
import { isStar } from './types';

const FACE = /^([rygb]?)([1-9]|1[0-2]|\*)(\^?)$/;
const COLOURS: Record<string, string> = { r: 'red', y: 'yellow', g: 'green', b: 'blue', '': 'none' };

/** As much of a group as its name takes. */
interface Group {
  kind: 'run' | 'set';
  cards: readonly { face: string; number: number }[];
}

/** A card without an article, by one face or by both. */
export function nameCard(card: string): string {
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
  const numbers = group.cards.map((card) => `${isStar(card.face) ? '★' : ''}${card.number}`).join(' ');
  return say('phase10flip-group-run', { colour: runColour(group), numbers });
}

function nameSet(group: Group): string {
  const name = say('phase10flip-group-set', { cards: group.cards.length, number: group.cards[0]?.number ?? 0 });
  const stars = group.cards.filter((card) => isStar(card.face)).length;
  return stars > 0 ? say('phase10flip-group-stars', { group: name, stars }) : name;
}

function runColour(group: Group): string {
  const letters = group.cards.map((card) => card.face[0] ?? '').filter((letter) => /[rygb]/.test(letter));
  return COLOURS[letters[0] ?? ''] ?? 'none';
}

/** How the fields of events and refusals read that only this game has. */
export const FIELDS: GameWords['fields'] = {
  face: (face) => (face === null ? '' : nameTheFace(String(face))),
  groups: (groups) => join((groups as Group[]).map(nameGroup)),
  group: (group) => Number(group) + 1, // people count from 1
};

/** What a face is, and the colour that a run gets by it: sentences differ by both. */
export function hints(fields: Fact): Arguments {
  if (!('face' in fields)) return {};
  const { face, becomes = 'none' } = fields;
  return {
    face_kind: face === null ? 'hidden' : isStar(String(face)) ? 'star' : 'number',
    becomes: String(becomes),
  };
}
