// The queue of toast notifications.
const LEAST_MS = 4_500;
const LETTER_MS = 75; // so that long ones can be read

class Notices {
  list: { id: number; text: string }[] = $state([]);
  #next = 0;

  show(text: string): void {
    const id = this.#next++;
    this.list = [...this.list.filter((one) => one.text !== text).slice(-2), { id, text }];
    setTimeout(() => this.dismiss(id), Math.max(LEAST_MS, text.length * LETTER_MS));
  }

  dismiss(id: number): void {
    this.list = this.list.filter((one) => one.id !== id);
  }
}

export const notices = new Notices();
