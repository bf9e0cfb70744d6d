// The addresses of the pages.
export type PageName =
  | 'home'
  | 'new'
  | 'learn'
  | 'lesson'
  | 'table'
  | 'replay'
  | 'import'
  | 'lobby'
  | 'rules'
  | 'about'
  | 'me'
  | 'verify'
  | 'cards'
  | 'screen'
  | 'today'
  | 'check'
  | 'evenings'
  | 'nowhere';

export interface Route {
  page: PageName;
  /** The game or the table that the address names; nothing where it names none. */
  id: string;
  /** The part of the page that the address names; a rule, for example. */
  part?: string;
}

/** Pages whose parts have addresses. */
const WITH_PARTS: readonly PageName[] = ['rules'];

const WITH_ID: Record<string, PageName> = {
  new: 'new',
  t: 'table',
  replay: 'replay',
  rules: 'rules',
  v: 'verify',
  cards: 'cards',
  tv: 'screen',
  today: 'today',
  check: 'check',
};
const WITHOUT_ID: Record<string, PageName> = {
  '': 'home',
  replay: 'import',
  lobby: 'lobby',
  learn: 'learn',
  today: 'today',
  rules: 'rules',
  about: 'about',
  me: 'me',
  v: 'verify',
  cards: 'cards',
  evenings: 'evenings',
};

/** The page that a path means. */
export function read(path: string): Route {
  const [first = '', id = '', part, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 'learn' && part !== undefined && rest.length === 0) return { page: 'lesson', id: `${id}/${part}` };
  const pages = id ? WITH_ID : WITHOUT_ID;
  const page = rest.length === 0 && Object.hasOwn(pages, first) ? pages[first]! : 'nowhere';
  if (part === undefined) return { page, id };
  return WITH_PARTS.includes(page) ? { page, id, part } : { page: 'nowhere', id };
}

const CODE_LENGTH = 5;

/** The code in what somebody typed, in any case, with spaces or dashes; null if it is something else. */
export function readCode(text: string): string | null {
  const letters = text.replace(/[\s\-–—_.]/g, '').toUpperCase();
  return letters.length === CODE_LENGTH && /^[A-Z0-9]+$/.test(letters) ? letters : null;
}

/** The id of a table in what somebody typed or pasted: the id itself, or a link to it. */
export function readTable(text: string): string | null {
  const found = /(?:\/t\/)?((?:local-)?[a-z0-9]{6,64})\/?(?:[?#].*)?$/i.exec(text.trim());
  return found?.[1]?.toLowerCase() ?? null;
}
