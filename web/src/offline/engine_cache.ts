// The files of the engine in the browser's cache. Their addresses change with their content, so what is kept stays right.
const NAME = 'engine';

export class EngineCache {
  #addresses: ReadonlySet<string>;

  /** `spare` files are kept only in a browser that has needed them. */
  constructor(
    private readonly caches: CacheStorage,
    addresses: readonly string[],
    private readonly spare: readonly string[] = [],
    private readonly get: (address: string | Request) => Promise<Response> = (address) => fetch(address),
  ) {
    this.#addresses = new Set(addresses);
  }

  /** Whether an address is a file of this version's engine. */
  has(address: string): boolean {
    return this.#addresses.has(address) || this.spare.includes(address);
  }

  /** A file: as it is kept, or from the network, and then it is kept. */
  async answer(request: Request): Promise<Response> {
    const cache = await this.caches.open(NAME);
    const kept = await cache.match(request.url);
    if (kept) return kept;
    const found = await this.get(request.url);
    if (found.ok) await cache.put(request.url, found.clone());
    return found;
  }

  /** Whether every file of this version is here. */
  async isWhole(): Promise<boolean> {
    return this.#addresses.size > 0 && (await this.#missing()).length === 0;
  }

  /** Fetch what is missing, one file after the other; rejects if one of them does not come. */
  async fetchAll(): Promise<void> {
    const cache = await this.caches.open(NAME);
    for (const address of await this.#missing()) {
      const found = await this.get(address);
      if (!found.ok) throw new Error(`${address}: ${found.status}`);
      await cache.put(address, found);
    }
  }

  /** For a new version: fetch its engine if the one before it had one. */
  async renew(): Promise<void> {
    const hadOne = (await this.caches.has(NAME)) && (await (await this.caches.open(NAME)).keys()).length > 0;
    if (hadOne) await this.fetchAll();
  }

  /** Remove the files of other versions. */
  async tidy(): Promise<void> {
    if (!(await this.caches.has(NAME))) return;
    const cache = await this.caches.open(NAME);
    for (const { url } of await cache.keys()) if (!this.has(url)) await cache.delete(url);
  }

  async #missing(): Promise<string[]> {
    const cache = await this.caches.open(NAME);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const names = new Set([...kept].map(nameOf)); // of this version and of the one before it
    const spare = this.spare.filter((address) => names.has(nameOf(address)));
    return [...this.#addresses, ...spare].filter((address) => !kept.has(address));
  }
}

function nameOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}
