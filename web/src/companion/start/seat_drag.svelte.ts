// Dragging a row of a list by its grip: the row follows the finger, the others make room, and the page scrolls along.

export interface Slot {
  /** From the top of the list, in pixels. */
  top: number;
  height: number;
}

/** How close to the edge of what scrolls a finger makes it scroll, and how far in each frame, in pixels. */
const EDGE = 48;
const SCROLLED = 7;
/** How far a row can be pulled over the ends of its list, in pixels. */
const LOOSE = 16;

/** The slot for a row that is dragged to `top`: it leaves its own once it covers half of another one. */
export function slotAt(slots: readonly Slot[], from: number, top: number): number {
  const middle = top + slots[from]!.height / 2;
  const isPast = ({ top: start, height }: Slot, index: number): boolean =>
    index < from ? middle < start + height : index > from && middle > start;
  const above = slots.findIndex((slot, index) => index < from && isPast(slot, index));
  return above >= 0 ? above : Math.max(from, slots.findLastIndex(isPast));
}

export class SeatDrag {
  /** The key of the row that is held. */
  held: string | null = $state(null);
  /** How far the held row is below its slot, in pixels. */
  away = $state(0);
  #finger = 0;
  /** From the top of the held row to the finger. */
  #grip = 0;
  #frame = 0;

  constructor(
    readonly list: () => HTMLElement,
    readonly indexOf: (key: string) => number,
    readonly move: (key: string, to: number) => void,
  ) {}

  grab(event: PointerEvent, key: string): void {
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#finger = event.clientY;
    this.#grip = event.clientY - this.#top - this.#slots[this.indexOf(key)]!.top;
    [this.held, this.away] = [key, 0];
    this.#frame = requestAnimationFrame(() => this.#scroll());
  }

  drag(event: PointerEvent): void {
    if (this.held === null) return;
    this.#finger = event.clientY;
    this.#follow(this.held);
  }

  drop(): void {
    cancelAnimationFrame(this.#frame);
    [this.held, this.away] = [null, 0];
  }

  #follow(key: string): void {
    const [from, slots] = [this.indexOf(key), this.#slots];
    const [first, last] = [slots[0]!.top - LOOSE, slots.at(-1)!.top + LOOSE];
    const top = Math.min(last, Math.max(first, this.#finger - this.#top - this.#grip));
    const to = slotAt(slots, from, top);
    if (to !== from) this.move(key, to);
    this.away = top - slots[to]!.top;
  }

  #scroll(): void {
    const box = this.#scroller;
    if (box && this.held !== null) {
      const { top, bottom } = box.getBoundingClientRect();
      const list = this.list().getBoundingClientRect();
      const before = box.scrollTop;
      if (this.#finger < top + EDGE && list.top < top) box.scrollTop -= SCROLLED;
      if (this.#finger > bottom - EDGE && list.bottom > bottom) box.scrollTop += SCROLLED;
      if (box.scrollTop !== before) this.#follow(this.held);
    }
    this.#frame = requestAnimationFrame(() => this.#scroll());
  }

  /** As they are laid out, whatever slides over them. */
  get #slots(): Slot[] {
    const rows = [...this.list().children] as HTMLElement[];
    return rows.map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, height: offsetHeight }));
  }

  get #top(): number {
    return this.list().getBoundingClientRect().top;
  }

  get #scroller(): HTMLElement | null {
    for (let box = this.list().parentElement; box; box = box.parentElement)
      if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
    return null;
  }
}
