// Starting and playing without a network: the service worker, the engine that it keeps, and newer versions.
import { engine } from 'virtual:engine';
import { storage } from '../settings/storage';
import { base } from '../wire/hosts/site';
import { mayFetchMuch } from './connection';
import type { EngineState, ToServiceWorker } from './messages';

const SCRIPT = 'service_worker.js';
const READY = 'engine-ready';
const TRIED = 'engine-tried'; // the engine that was started here once
const CALM_MS = 4_000; // after a game page was opened, before the engine is fetched
const UPDATE_MS = 60 * 60 * 1_000; // between two looks for a newer version

export class OfflineApp {
  /** Whether everything is here to play without a network. */
  isReady: boolean = $state(storage.read(READY, false));
  /** Whether it has just become so, and nobody was told yet. */
  isNews: boolean = $state(false);
  /** Whether the engine is being fetched. */
  isFetching: boolean = $state(false);
  /** Whether a newer version waits to take over. */
  hasUpdate: boolean = $state(false);

  #registration: ServiceWorkerRegistration | null = $state.raw(null);
  #isTaking = false; // this page asked the newer version to take over
  #isWanted = false;
  #isCalm = false; // the page that wants it has had its time
  #lookedAt = 0;

  /** Whether the engine can be played with here at all. */
  get canBeReady(): boolean {
    return engine !== null && this.#registration !== null;
  }

  /** How much would have to be fetched, in bytes. */
  get engineBytes(): number {
    return engine?.bytes ?? 0;
  }

  /** Register the service worker, once the page has what it needs. */
  async follow(): Promise<void> {
    const container = globalThis.navigator?.serviceWorker;
    if (!container || import.meta.env.DEV) return;
    if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }));
    // If another page asked for the newer version, this one goes on, and still offers it.
    container.addEventListener('controllerchange', () => this.#isTaking && location.reload());
    const registered = await container
      .register(base + SCRIPT, { scope: base, updateViaCache: 'none' })
      .catch(() => null);
    if (!registered) return; // private windows may refuse
    await container.ready; // for ever, where the browser keeps no files for it
    [this.#registration, this.#lookedAt] = [registered, Date.now()];
    this.#watch(registered);
    await this.#ask();
    await this.#fetchUnasked();
  }

  /** A game page was opened: have the engine here before the network is gone, if that costs nobody anything. */
  want(): void {
    if (this.#isWanted || this.isReady) return;
    this.#isWanted = true;
    setTimeout(() => {
      this.#isCalm = true;
      void this.#fetchUnasked();
    }, CALM_MS);
  }

  async #fetchUnasked(): Promise<void> {
    if (this.#isCalm && mayFetchMuch()) await this.fetchEngine();
  }

  /** Fetch the engine now; says whether it is here. */
  async fetchEngine(): Promise<boolean> {
    if (this.isReady || this.isFetching || !this.canBeReady) return this.isReady;
    this.isFetching = true;
    const state = await this.#tell({ type: 'fetch-engine' });
    await this.#note(state?.isHere ?? false);
    this.isFetching = false;
    return this.isReady;
  }

  /** Look for a newer version, not too often. */
  look(): void {
    if (this.#registration === null || Date.now() - this.#lookedAt < UPDATE_MS) return;
    this.#lookedAt = Date.now();
    this.#registration.update().catch(() => undefined);
  }

  /** Have the newer version take over; the page comes back at the same address. */
  update(): void {
    this.#isTaking = true;
    const waiting = this.#registration?.waiting;
    if (waiting) waiting.postMessage({ type: 'skip-waiting' } satisfies ToServiceWorker);
    else location.reload(); // another page has let it take over already
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const look = () =>
      (this.hasUpdate ||= registration.waiting !== null && navigator.serviceWorker.controller !== null);
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
  }

  async #ask(): Promise<void> {
    const state = await this.#tell({ type: 'ask-engine' });
    await this.#note(state?.isHere ?? false);
  }

  /** It is ready once it has been started here: a browser may need files that others do not. */
  async #note(isHere: boolean): Promise<void> {
    const isReady = isHere && (await this.#hasStarted());
    this.isNews ||= isReady && !this.isReady;
    this.isReady = isReady;
    storage.write(READY, isReady);
  }

  async #hasStarted(): Promise<boolean> {
    if (storage.read(TRIED, '') === engine?.name) return true;
    const { LocalHost } = await import('../local/host');
    const hasStarted = await new LocalHost().tryOut();
    if (hasStarted) storage.write(TRIED, engine?.name);
    return hasStarted;
  }

  async #tell(message: ToServiceWorker): Promise<EngineState | null> {
    const worker = (await navigator.serviceWorker.ready).active;
    if (worker === null) return null;
    const channel = new MessageChannel();
    const answer = new Promise<EngineState>((settle) => (channel.port1.onmessage = ({ data }) => settle(data)));
    worker.postMessage(message, [channel.port2]);
    return answer;
  }
}

export const app = new OfflineApp();
