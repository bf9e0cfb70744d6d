// Reads the key in a link from another device; it is in the fragment, which a browser sends to no server.
const NAME = 'key';

/** The link that signs in another device, from the link to this page. */
export const linkOf = (page: string, key: string): string => `${page}#${NAME}=${encodeURIComponent(key)}`;

/** The key in the part of an address after its #; null if there is none. */
export function readKey(hash: string): string | null {
  const key = new URLSearchParams(hash.replace(/^#/, '')).get(NAME);
  return key === null || key === '' ? null : key;
}

/** Take the key out of the browser's address, so that nobody sees it there or finds it in the history. */
export function takeKey(): string | null {
  const key = readKey(location.hash);
  if (key !== null) history.replaceState(null, '', location.pathname);
  return key;
}
