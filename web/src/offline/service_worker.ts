// The service worker: the whole client is kept for starting without a network, and the engine once it is asked for.
import { engine } from 'virtual:engine';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { hashAddress } from '../wire/hosts/site';
import { EngineCache } from './engine_cache';
import type { EngineState, ToServiceWorker } from './messages';

/** What is used of the service worker's global object; TypeScript's own types of it do not go with those of a page. */
interface ServiceWorkerScope {
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly registration: { readonly scope: string };
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: LastingEvent) => void): void;
}

interface LastingEvent extends MessageEvent {
  waitUntil(done: Promise<unknown>): void;
}

declare const self: ServiceWorkerScope;

const PAGE = 'index.html';
/** What `volteface site` adds to the list of files. */
const ONLY_ON_SITES = 'games.json';
/** What a server answers itself. */
const NOT_OURS = [/^\/api\//, /^\/schema/, /^\/metrics/, /^\/(healthz|readyz)$/];

const scope = new URL(self.registration.scope);
const folder = engine && new URL(engine.folder, new URL('assets/', scope)).href;
const addresses = (names: string[] | undefined): string[] => (names ?? []).map((name) => folder + name);
const kept = new EngineCache(self.caches, addresses(engine?.files), addresses(engine?.spare));

const files = self.__WB_MANIFEST;
const isSite = files.some(({ url }) => url === ONLY_ON_SITES);

precacheAndRoute(files, { ignoreURLParametersMatching: [/.*/] });
cleanupOutdatedCaches();
// The page of a static site finds its files beside it, so it is shown at its own address alone.
const showPage = createHandlerBoundToURL(PAGE);
registerRoute(
  new NavigationRoute(
    async (asked) => {
      const address = isSite ? hashAddress(asked.url, scope.pathname) : null;
      return address === null ? showPage(asked) : Response.redirect(new URL(address, scope).href);
    },
    { denylist: NOT_OURS },
  ),
);
registerRoute(
  ({ url }) => kept.has(url.href),
  ({ request }) => kept.answer(request),
);

// A new version keeps what the old one could do: it takes over only once its engine is here too.
self.addEventListener('install', (event) => event.waitUntil(kept.renew()));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([kept.tidy(), self.clients.claim()])));

self.addEventListener('message', (event) => {
  const message = event.data as ToServiceWorker;
  const port = event.ports[0];
  switch (message.type) {
    case 'skip-waiting':
      return event.waitUntil(self.skipWaiting());
    case 'ask-engine':
      return event.waitUntil(answer(port, kept.isWhole()));
    case 'fetch-engine':
      return event.waitUntil(
        answer(
          port,
          kept.fetchAll().then(() => true),
        ),
      );
  }
});

/** Say whether the engine is here; where the browser keeps no files, it is not. */
async function answer(port: MessagePort | undefined, asked: Promise<boolean>): Promise<void> {
  const isHere = await asked.catch(() => false);
  port?.postMessage({ isHere } satisfies EngineState);
}
