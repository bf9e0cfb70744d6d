// The queue of toast notifications.
const SHOWN = 4_500; // milliseconds

class Notices {
  list: { id: number; text: string }[] = $state([]);
  #next = 0;

  show(text: string): void {
    const id = this.#next++;
    this.list = [...this.list.filter((one) => one.text !== text).slice(-2), { id, text }];
    setTimeout(() => this.dismiss(id), SHOWN);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((one) => one.id !== id);
  }
}

export const notices = new Notices();
