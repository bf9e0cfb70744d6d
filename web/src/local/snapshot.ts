// The memory snapshot of Python as it is sent: without empty pages, and without what the WebAssembly file brings anyway.
const MAGIC = 0x31534656; // "VFS1"
const PAGE_BYTES = 4096;
const DATA_BYTES = 8 * 1024 * 1024; // more than there are of static data, which is at the beginning of the memory
const WORDS_BEFORE = 3; // magic, bytes of the whole snapshot, number of pages

/** Packs a snapshot, given the memory of a module that has just been instantiated. */
export function packSnapshot(snapshot: Uint8Array, fresh: Uint8Array): Uint8Array {
  const whole = snapshot.slice();
  exclude(whole, fresh);
  const pages: number[] = [];
  for (let start = 0; start < whole.length; start += PAGE_BYTES)
    if (whole.subarray(start, start + PAGE_BYTES).some((byte) => byte !== 0)) pages.push(start / PAGE_BYTES);
  const words = Uint32Array.of(MAGIC, whole.length, pages.length, ...pages);
  const packed = new Uint8Array(words.byteLength + pages.length * PAGE_BYTES);
  packed.set(new Uint8Array(words.buffer));
  pages.forEach((page, index) => packed.set(pageOf(whole, page), words.byteLength + index * PAGE_BYTES));
  return packed;
}

/** A snapshot whose memory is still to be completed with `complete`; throws if it is none. */
export function unpackSnapshot(packed: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const words = new Uint32Array(packed.buffer, packed.byteOffset, Math.floor(packed.byteLength / 4));
  const [magic, bytes = 0, count = 0] = words;
  const start = (WORDS_BEFORE + count) * 4;
  if (magic !== MAGIC || packed.byteLength !== start + count * PAGE_BYTES) throw new Error('This is no snapshot.');
  const whole = new Uint8Array(bytes);
  for (let index = 0; index < count; index++) {
    const from = start + index * PAGE_BYTES;
    const to = words[WORDS_BEFORE + index]! * PAGE_BYTES;
    whole.set(packed.subarray(from, from + Math.min(PAGE_BYTES, bytes - to)), to);
  }
  return whole;
}

/** Puts in what was left out: the memory of a module that has just been instantiated. */
export const complete = exclude;

/** Combines the memory in a snapshot with another one by XOR: what is the same in both becomes 0, and back. */
function exclude(snapshot: Uint8Array, fresh: Uint8Array): void {
  const memory = memoryOf(snapshot);
  const length = Math.min(memory.length, fresh.length, DATA_BYTES) >> 2;
  const words = new Uint32Array(memory.buffer, memory.byteOffset, length);
  const others = new Uint32Array(fresh.buffer, fresh.byteOffset, length);
  for (let index = 0; index < length; index++) words[index]! ^= others[index]!;
}

/** What follows the header of Pyodide's, whose second word is its length. */
function memoryOf(snapshot: Uint8Array): Uint8Array {
  const [, start = 0] = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2);
  return snapshot.subarray(start);
}

function pageOf(whole: Uint8Array, page: number): Uint8Array {
  return whole.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
}
