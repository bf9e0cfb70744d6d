// The service worker: the whole client is kept for starting without a network, and the engine once it is asked for.
import { engine } from 'virtual:engine';
import { PrecacheController } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
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
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void;
}

interface LastingEvent extends MessageEvent {
  waitUntil(done: Promise<unknown>): void;
}

interface AskedEvent extends LastingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response> | Response): void;
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

const client = new PrecacheController();
client.precache(files);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const response = request.method === 'GET' ? answerTo(new URL(request.url), event) : null;
  if (response) event.respondWith(response);
});

/** What is kept of an address; null for what only the network knows. */
function answerTo(url: URL, event: AskedEvent): Promise<Response> | Response | null {
  const show = (file: string) => client.createHandlerBoundToURL(file)({ event, request: event.request, url });
  const file = url.origin + url.pathname + (url.pathname.endsWith('/') ? PAGE : '');
  if (client.getCacheKeyForURL(file)) return show(file);
  if (kept.has(url.href)) return kept.answer(event.request);
  if (event.request.mode !== 'navigate' || NOT_OURS.some((path) => path.test(url.pathname))) return null;
  // The page of a static site finds its files beside it, so it is shown at its own address alone.
  const address = isSite ? hashAddress(url, scope.pathname) : null;
  return address === null ? show(new URL(PAGE, scope).href) : Response.redirect(new URL(address, scope).href);
}

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
