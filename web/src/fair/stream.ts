// The random stream of one deal: bytes from the seed and the number of the deal, numbers below a limit, a shuffle.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

const COUNTER_BYTES = 12; // bytes: the deal's number in 8, the block's in 4

export class Stream {
  #bytes: number[] = [];
  #blocks = 0;

  constructor(
    readonly seed: Uint8Array,
    readonly deal: number,
  ) {}

  /** The next `count` bits as a number; the unused bits of the last byte are dropped. */
  bits(count: number): number {
    const size = Math.ceil(count / 8);
    while (this.#bytes.length < size) this.#bytes.push(...this.#nextBlock());
    const number = this.#bytes.splice(0, size).reduce((sum, byte) => sum * 256 + byte, 0);
    return Math.floor(number / 2 ** (8 * size - count));
  }

  /** A number below the limit, each as likely: one that is too large is drawn again. */
  below(limit: number): number {
    if (limit < 1) throw new RangeError('Nothing is below this limit.');
    const count = limit.toString(2).length;
    let number = this.bits(count);
    while (number >= limit) number = this.bits(count);
    return number;
  }

  /** The items in any order, each as likely. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    const order = [...items];
    for (let index = order.length - 1; index > 0; index--) {
      const other = this.below(index + 1);
      [order[index], order[other]] = [order[other]!, order[index]!];
    }
    return order;
  }

  #nextBlock(): Uint8Array {
    const counter = new DataView(new ArrayBuffer(COUNTER_BYTES));
    counter.setUint32(4, this.deal); // numbers of deals stay far below 2³²
    counter.setUint32(8, this.#blocks++);
    return hmac(sha256, this.seed, new Uint8Array(counter.buffer));
  }
}
