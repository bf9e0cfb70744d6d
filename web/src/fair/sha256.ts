// SHA-256 and HMAC in plain code: a page on plain HTTP is not given the browser's own.
const ROUNDS = 64;
const BLOCK = 64; // bytes

/** The first 32 bits of what follows the point in the roots of the first primes: square roots begin, cube roots stir. */
function roots(count: number, power: number): Uint32Array {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return Uint32Array.from(primes, (prime) => {
    const root = prime ** power;
    return (root - Math.floor(root)) * 2 ** 32;
  });
}

const BEGINNING = roots(8, 1 / 2);
const STIRRING = roots(ROUNDS, 1 / 3);

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The message with a one, zeros, and its length in bits, up to whole blocks. */
function padded(message: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  whole.set(message);
  whole[message.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(whole.length - 4, message.length << 3);
  return view;
}

function schedule(view: DataView, from: number, words: Uint32Array): void {
  for (let place = 0; place < 16; place++) words[place] = view.getUint32(from + 4 * place);
  for (let place = 16; place < ROUNDS; place++) {
    const early = words[place - 15]!;
    const late = words[place - 2]!;
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[place] = words[place - 16]! + one + words[place - 7]! + two;
  }
}

function stir(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < ROUNDS; round++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + STIRRING[round]! + words[round]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place]! += word));
}

/** The 32 bytes of a message's fingerprint. */
export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const state = BEGINNING.slice();
  const words = new Uint32Array(ROUNDS);
  for (let from = 0; from < view.byteLength; from += BLOCK) {
    schedule(view, from, words);
    stir(state, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

/** The fingerprint of a message that only whoever has the key can make. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = new Uint8Array(BLOCK);
  short.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    join(
      short.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    join(
      short.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function join(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
