// Several names as one phrase, in the reader's language.
import { say } from '../words/words.svelte';

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
