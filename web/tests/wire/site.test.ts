// Addresses of pages: as they are at a server, behind a # on a static site.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

function serve(
  address: string,
  config: object | null,
  baseURI = address,
): typeof import('../../src/wire/hosts/site') extends infer Site ? Promise<Site> : never {
  const { pathname, search, hash, origin } = new URL(address);
  vi.stubGlobal('location', { pathname, search, hash, origin });
  vi.stubGlobal('document', {
    baseURI,
    querySelector: () => (config === null ? null : { getAttribute: () => JSON.stringify(config) }),
  });
  return import('../../src/wire/hosts/site');
}

test('at a server an address is its path', async () => {
  const site = await serve('http://here/replay/abc?at=3', null);
  expect(site.link('/t/abc')).toBe('/t/abc');
  expect(site.here()).toEqual({ path: '/replay/abc', search: '?at=3' });
  expect([site.isStatic, site.hasServer, site.base]).toEqual([false, true, '/']);
});

test('on a static site it is behind a #, in whatever folder the site is', async () => {
  const site = await serve('http://here/some/folder/index.html#/replay/local-abc?at=3', { server: null });
  expect(site.link('/t/local-abc')).toBe('/some/folder/#/t/local-abc');
  expect(site.here()).toEqual({ path: '/replay/local-abc', search: '?at=3' });
  expect([site.isStatic, site.hasServer, site.base]).toEqual([true, false, '/some/folder/']);
});

test('a static site without a # shows the first page', async () => {
  const site = await serve('http://here/folder/', { server: null });
  expect(site.here().path).toBe('/');
});

test('a front page in one language leads to the same addresses as that of the site', async () => {
  const site = await serve(
    'http://here/folder/fr-CA/#/today',
    { server: null, language: 'fr-CA' },
    'http://here/folder/',
  );
  const replaceState = vi.fn();
  vi.stubGlobal('history', { replaceState });
  site.tidyAddress();
  expect(replaceState).toHaveBeenCalledWith(null, '', '/folder/#/today');
  expect(site.pageLanguage).toBe('fr-CA');
});

test('a game at the server of a static site is shared by its address there', async () => {
  const site = await serve('http://here/folder/', { server: 'https://play.example' });
  expect(site.publicLink('/t/abc')).toBe('https://play.example/t/abc');
  expect(site.isForeignServer).toBe(true);
});

test('only links to our own pages are followed without loading', async () => {
  const site = await serve('http://here/folder/', { server: null });
  const anchor = (href: string) => new URL(href, 'http://here/folder/') as unknown as HTMLAnchorElement;
  expect(site.pageOf(anchor('#/t/local-abc'))).toBe('/t/local-abc');
  expect(site.pageOf(anchor('/elsewhere/#/t/local-abc'))).toBeNull();
  expect(site.pageOf(anchor('http://there/folder/#/t/x'))).toBeNull();
});

test('an address without a # below the folder of a site leads to one with it', async () => {
  const { hashAddress } = await serve('http://here/', null);
  const at = (address: string) => hashAddress(new URL(address), '/folder/');
  expect(at('http://here/folder/rules/flip7?edition=fr')).toBe('/folder/#/rules/flip7?edition=fr');
  expect(at('http://here/folder/fr/')).toBe('/folder/');
  expect(at('http://here/folder/')).toBeNull();
  expect(at('http://here/folder/index.html')).toBeNull();
});
