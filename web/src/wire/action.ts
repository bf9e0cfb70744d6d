// Random ids of commands and entropy for the deal, from the browser's generator, which plain HTTP allows too.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random string of that length. */
export function randomLetters(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** The name of a request; sent again under the same name, it changes nothing. */
export function newAction(): string {
  return `web-${randomLetters(16)}`;
}
