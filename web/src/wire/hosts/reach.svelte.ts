// Whether the server can be reached: what the browser says of the network, and how the last request went.
import { hasServer } from './site';

class Reach {
  #isOnline: boolean = $state(globalThis.navigator?.onLine ?? true);
  #isDown: boolean = $state(false);

  /** Whether there is a server to play over, as far as is known. */
  isUp: boolean = $derived(hasServer && this.#isOnline && !this.#isDown);
  /** Whether a server that should be there is not. */
  isLost: boolean = $derived(hasServer && !this.isUp);

  /** Listen to the browser; call once. */
  follow(): void {
    addEventListener('online', () => ([this.#isOnline, this.#isDown] = [true, false]));
    addEventListener('offline', () => (this.#isOnline = false));
  }

  /** A request was answered, or was not. */
  note(wasAnswered: boolean): void {
    this.#isDown = !wasAnswered;
    if (wasAnswered) this.#isOnline = true;
  }
}

export const reach = new Reach();
