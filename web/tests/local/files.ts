// Files of an origin in memory, as far as `local/copies` uses them.
type Bytes = Uint8Array<ArrayBuffer>;

class MemoryFile {
  data: Bytes = new Uint8Array();
  isOpen = false;

  constructor(private readonly folder: MemoryFolder) {}

  getFile(): Promise<{ text(): Promise<string> }> {
    return Promise.resolve({ text: () => Promise.resolve(new TextDecoder().decode(this.data)) });
  }

  createSyncAccessHandle(): Promise<unknown> {
    if (this.isOpen) return Promise.reject(new DOMException('open elsewhere', 'NoModificationAllowedError'));
    this.isOpen = true;
    return Promise.resolve({
      getSize: () => this.data.length,
      read: (into: Uint8Array, { at }: { at: number }) => into.set(this.data.subarray(at, at + into.length)),
      write: (data: Uint8Array, { at }: { at: number }) => {
        const written = data.subarray(0, this.folder.room);
        const grown = new Uint8Array(Math.max(this.data.length, at + written.length));
        grown.set(this.data);
        grown.set(written, at);
        this.data = grown;
        return written.length;
      },
      truncate: (bytes: number) => (this.data = this.data.slice(0, bytes)),
      flush: () => (this.folder.flushes += 1),
      close: () => (this.isOpen = false),
    });
  }
}

export class MemoryFolder {
  files = new Map<string, MemoryFile>();
  flushes = 0;
  /** How many bytes of a write find room. */
  room = Infinity;

  getFileHandle(name: string, { create = false } = {}): Promise<MemoryFile> {
    const file = this.files.get(name);
    if (file) return Promise.resolve(file);
    if (!create) return Promise.reject(new DOMException('no such file', 'NotFoundError'));
    const made = new MemoryFile(this);
    this.files.set(name, made);
    return Promise.resolve(made);
  }

  removeEntry(name: string): Promise<void> {
    const isOpen = this.files.get(name)?.isOpen;
    if (isOpen) return Promise.reject(new DOMException('open elsewhere', 'NoModificationAllowedError'));
    if (!this.files.delete(name)) return Promise.reject(new DOMException('no such file', 'NotFoundError'));
    return Promise.resolve();
  }

  async *keys(): AsyncIterable<string> {
    await Promise.resolve();
    yield* [...this.files.keys()];
  }
}
