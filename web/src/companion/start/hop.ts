// The dealer's sign hops round the table and slows down, as if it were thrown.
const HOPS = 12;
const FIRST_MS = 30;
const SLOWER = 1.16; // each pause against the one before: about 900 ms in all

/** Show one key after the other; at once nothing where things are to keep still. */
export async function hopping(keys: readonly string[], isStill: boolean, show: (key: string) => void): Promise<void> {
  if (isStill) return;
  let pause = FIRST_MS;
  for (let hop = 0; hop < HOPS; hop++) {
    show(keys[hop % keys.length]!);
    await new Promise((done) => setTimeout(done, pause));
    pause *= SLOWER;
  }
}
