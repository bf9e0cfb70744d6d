// What a screen reader is told beyond what is on the page: short sentences, one after the other.
class Announcer {
  /** The sentences of the last moments, oldest first; the live region holds them. */
  said: { id: number; text: string }[] = $state([]);
  #next = 0;

  announce(text: string): void {
    this.said = [...this.said.slice(-11), { id: this.#next++, text }];
  }
}

export const announcer = new Announcer();

export function announce(text: string): void {
  announcer.announce(text);
}
