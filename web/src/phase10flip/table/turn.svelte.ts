// What the viewer may do now, what the picked card fits, and the moves they make.
import { tick } from 'svelte';
import type { TableClient } from '../../wire/table_client.svelte';
import { explain } from '../../story/sentences';
import type { Hand } from '../hand/hand.svelte';
import type { Held } from '../hand/held';
import type { Phase10FlipDirector } from '../scene/director.svelte';
import { bySpot, cardsThatHit, discardOf, hitAt, hitsWith, mayLayDown, mayMove } from '../targets';
import type { Discard, Hit, Move, Offer } from '../types';
import { hitWords } from '../words';

export class Turn {
  /** Whether a move is on its way; asking for advice does not count. */
  isWaiting = $state(false);
  /** Whether the sheet to lay a phase is open. */
  isLaying = $state(false);
  /** Why the last move was refused. */
  refusal = $state('');
  /** Where the table is on the page. */
  element: HTMLElement | undefined = $state();

  constructor(
    readonly client: TableClient,
    readonly director: Phase10FlipDirector,
    readonly hand: Hand,
  ) {}

  readonly offers: Offer[] = $derived.by(() => this.director.offersIn(this.client.table) as Offer[]);
  readonly isAsked: boolean = $derived.by(() => this.offers.length > 0 && this.client.isAsked);
  /** From the question until one's last card lies. */
  readonly isOn: boolean = $derived.by(() => {
    const { self, view } = this.director;
    return self !== null && view.stage === 'playing' && view.seat === self;
  });
  readonly fitting: ReadonlySet<string> = $derived.by(() => cardsThatHit(this.offers));
  readonly hits: Hit[] = $derived.by(() =>
    this.hand.card && this.isAsked ? hitsWith(this.offers, this.hand.card.card) : [],
  );
  readonly targets: ReadonlyMap<string, Hit[]> = $derived.by(() => bySpot(this.hits));
  readonly discard: Discard | null = $derived.by(() =>
    this.hand.card && this.isAsked ? discardOf(this.offers, this.hand.card.card) : null,
  );
  readonly mayLay: boolean = $derived.by(() => mayLayDown(this.offers));
  readonly mayHitAtAll: boolean = $derived.by(() => this.fitting.size > 0);
  readonly hitSays: string = $derived.by(() => {
    const [first] = this.hits;
    return first ? hitWords(this.director.view, first, this.client.me, this.client.names) : '';
  });

  act = async (move: Move): Promise<void> => {
    if (this.isWaiting) return;
    this.isWaiting = true;
    const reply = await this.client.act(move, this.isLaying); // the sheet shows why it is refused
    this.isWaiting = false;
    if (reply.is === 'done') this.isLaying = false;
    this.refusal = reply.is === 'refused' ? explain(reply, this.client) : '';
    await tick();
    // The button that was pressed may be gone: whoever uses a keyboard goes on in their hand.
    if (document.activeElement === document.body)
      this.element?.querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus();
  };

  hit = (one: Hit): void => void this.act(one);
  choose = (move: 'draw' | 'take'): void => void (mayMove(this.offers, move) && this.act({ move }));
  throwAway = (): void => void (this.discard && this.act(this.discard));
  openLay = (): void => void (this.mayLay && (this.isLaying = true));
  closeLay = (): void => {
    this.isLaying = false;
    this.refusal = '';
  };

  /** Hit with the picked card; where it fits in several places, they are waiting to be tapped. */
  aim = (): void => {
    if (this.hits.length === 1) this.hit(this.hits[0]!);
    else this.element?.querySelector<HTMLElement>('button[data-drop*="."]')?.focus();
  };

  /** A card was dragged somewhere. */
  drop = (one: Held, target: string): void => {
    const move =
      target === 'discard' ? discardOf(this.offers, one.card) : hitAt(hitsWith(this.offers, one.card), target);
    if (move) void this.act(move);
  };
}
