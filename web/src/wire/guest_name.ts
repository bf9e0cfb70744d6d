// Suggests a name for a new guest.
import { storage } from '../settings/storage';
import { say } from '../words/words.svelte';
import { identity } from './identity.svelte';

export const LONGEST_NAME = 24;

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
