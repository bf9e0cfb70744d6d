// Where this client is served from: by a server of Volteface, or as a folder of static files.
import { LANGUAGES } from '../../words/languages';

/** What `volteface site` writes into the page of a static site. */
interface SiteConfig {
  /** The address of a server to play over the network with; null if there is none. */
  server: string | null;
  /** The language of a front page in a folder of that name; null for everybody's. */
  language: string | null;
}

const NAME = 'volteface-site';

function readConfig(): SiteConfig | null {
  const text = globalThis.document?.querySelector?.(`meta[name="${NAME}"]`)?.getAttribute('content');
  return text ? (JSON.parse(text) as SiteConfig) : null;
}

const config = readConfig();

/** Whether these are static files: then addresses of pages are behind a #, which every web server understands. */
export const isStatic = config !== null;

/** The folder that the client is in. */
export const base = config === null ? '/' : new URL('.', document.baseURI).pathname;

/** The language that the page itself is in, for whoever has not chosen one; null if it is in everybody's. */
export const pageLanguage: string | null = config?.language ?? null;

/** Where the server's API is: on this origin, elsewhere, or nowhere. */
export const serverOrigin: string | null = config === null ? '' : config.server;

/** Whether there is a server at all, reachable or not. */
export const hasServer = serverOrigin !== null;

/** Whether the server is another site, which gets no cookie. */
export const isForeignServer = hasServer && serverOrigin !== '';

/** The address of one of our pages, for a link: `/t/abc`, or `/folder/#/t/abc` on a static site. */
export function link(path: string): string {
  return isStatic ? `${base}#${path}` : path;
}

/** The address of one of our pages that opens on any device: a game of a server is at the server. */
export function publicLink(path: string): string {
  return isForeignServer ? `${serverOrigin}${path}` : new URL(link(path), location.origin).href;
}

/** The path and the query of the page that is shown. */
export function here(): { path: string; search: string } {
  if (!isStatic) return { path: location.pathname, search: location.search };
  const [path = '', search = ''] = splitQuery(location.hash.replace(/^#/, ''));
  return { path: path || '/', search };
}

/**
 * On a static site, turn an address without a # into one with it: whatever is not a file is shown by its 404.html.
 * From the front page of a language on, pages have the same addresses as from any other.
 */
export function tidyAddress(): void {
  if (!isStatic || !location.pathname.startsWith(base)) return;
  const address = hashAddress(location, base);
  if (address !== null) history.replaceState(null, '', address === base ? base + location.hash : address);
}

/**
 * Where an address below a static site's folder leads: to one with a #, or from the front page of a language to that of
 * everybody; null if it is that page itself.
 */
export function hashAddress({ pathname, search }: { pathname: string; search: string }, folder: string): string | null {
  const path = pathname.slice(folder.length);
  if (LANGUAGES.some((language) => path === `${language}/`)) return folder;
  return path === '' || path.endsWith('.html') ? null : `${folder}#/${path}${search}`;
}

/** The page that a link leads to; null if it leads elsewhere. */
export function pageOf(anchor: HTMLAnchorElement): string | null {
  if (anchor.origin !== location.origin) return null;
  if (!isStatic) return anchor.pathname + anchor.search;
  return anchor.pathname === base && anchor.hash.startsWith('#/') ? anchor.hash.slice(1) : null;
}

/** A path and its query, with the question mark. */
export function splitQuery(address: string): [string, string] {
  const mark = address.indexOf('?');
  return mark < 0 ? [address, ''] : [address.slice(0, mark), address.slice(mark)];
}
