// The addresses of the pages, and which page an address means.
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'import' }
  | { page: 'lobby' }
  | { page: 'rules'; game: string }
  | { page: 'about' }
  | { page: 'me' }
  | { page: 'verify'; table: string | null }
  | { page: 'nowhere' };

/** The page that a path means. */
export function read(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (rest.length > 0) return { page: 'nowhere' };
  if (first === '') return { page: 'home' };
  if (first === 'new' && second) return { page: 'new', game: second };
  if (first === 't' && second) return { page: 'table', table: second };
  if (first === 'replay') return second ? { page: 'replay', table: second } : { page: 'import' };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'v') return { page: 'verify', table: second || null };
  if ((first === 'lobby' || first === 'about' || first === 'me') && !second) return { page: first };
  return { page: 'nowhere' };
}

/** The id of a table in what somebody typed or pasted: the id itself, or a link to it. */
export function readTable(text: string): string | null {
  const found = /(?:\/t\/)?([a-z0-9]{6,64})\/?(?:[?#].*)?$/i.exec(text.trim());
  return found?.[1]?.toLowerCase() ?? null;
}
