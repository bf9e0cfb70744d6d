// A guest's name: what we suggest to begin with, and what is wrong with one that somebody typed.
import { storage } from '../settings/storage';
import { say } from '../words/words.svelte';
import { identity } from './identity.svelte';

export const LONGEST_NAME = 24; // signs as they are seen
export const MOST_UNITS = 8 * LONGEST_NAME; // UTF-16 units that a field takes: joined emoji have many

/** The name to begin with: the one they have, or one that we lend them. */
export function firstName(): string {
  if (identity.name) return identity.name;
  const names = say('web-guest-names')
    .split(',')
    .map((name) => name.trim());
  const index = storage.read('guest', Math.floor(Math.random() * names.length));
  storage.write('guest', index);
  return names[index % names.length] ?? '';
}

/** What is wrong with a name, in words; empty if nothing is. The server looks at it more closely. */
export function nameProblem(name: string): string {
  if (!name.trim()) return say('refused-name-is-empty');
  return visibleLength(name.trim()) > LONGEST_NAME ? say('refused-name-is-too-long', { most: LONGEST_NAME }) : '';
}

/** How many signs a text looks like: joined emoji and flags count once. */
function visibleLength(text: string): number {
  if (typeof Intl.Segmenter !== 'function') return 0; // an old browser leaves it to the server
  return [...new Intl.Segmenter().segment(text)].length;
}
