// The state of a player's hand on the screen: the order of the cards, the selected one, and which side is shown.
import type { View } from '../types';
import { arrange, carry, heldIn, move, sortKeys, type Held, type Sorting } from './held';

export class Hand {
  held: readonly Held[] = $state.raw([]);
  order: readonly string[] = $state.raw([]);
  /** How new cards are sorted in; null once a card has been moved by hand. */
  sorting: Sorting | null = $state('colour');
  picked: string | null = $state(null);
  /** The card that came in this turn. */
  drawn: string | null = $state(null);
  isPeeking: boolean = $state(false);

  #side: View['side'] | null = null;

  /** The cards in the order in which they are held. */
  cards: readonly Held[] = $derived(this.order.map((key) => this.held.find((one) => one.key === key)!).filter(Boolean));
  card: Held | null = $derived(this.held.find((one) => one.key === this.picked) ?? null);

  /** Take over what the table says; while it turns over every card keeps its position. */
  follow(view: View, isTurning: boolean): void {
    const held = heldIn(view);
    const wasTurned =
      this.#side !== null && this.#side !== view.side && view.hand.length === 0 && held.length === this.held.length;
    const order = wasTurned ? carry(this.order, this.held, held) : arrange(this.order, held);
    if (this.#side !== null && this.#side !== view.side) this.isPeeking = false;
    this.drawn = this.#drawnIn(view, held);
    this.#side = view.side;
    this.held = held;
    this.order = this.sorting && !isTurning ? sortKeys(held, this.sorting) : order;
    if (!held.some((one) => one.key === this.picked)) this.picked = null;
  }

  /** One more card than before was drawn or taken; it is marked until the turn is over. */
  #drawnIn(view: View, held: readonly Held[]): string | null {
    if (view.seat !== view.me) return null;
    const fresh = held.filter((one) => !this.order.includes(one.key));
    if (fresh.length === 1 && held.length === this.held.length + 1) return fresh[0]!.key;
    return held.some((one) => one.key === this.drawn) ? this.drawn : null;
  }

  pick(key: string): void {
    this.picked = this.picked === key ? null : key;
  }

  sort(by: Sorting): void {
    this.sorting = by;
    this.order = sortKeys(this.held, by);
  }

  moveTo(key: string, index: number): void {
    this.sorting = null;
    this.order = move(this.order, key, index);
  }
}
