// Animates what happened at a table of Flip 7, event by event: the scene changes once a card lies face up.
import { tick } from 'svelte';
import { Director, type Tools } from '../../motion/director.svelte';
import { cardIn, type Box, type Flying } from '../../motion/flight';
import type { Beat } from '../../wire/table_client.svelte';
import { directors } from '../../motion/directors';
import type { Flip7Advice, TableView } from '../../wire/types';
import { DECK, lineOf, MIDDLE, nextIn, stopOf, waysOf, type Way } from './anchors';
import { momentIn, type Moment } from './moment';
import { after, innermost, openingOf, sceneOf, type Scene } from './scene';
import { soundOf } from './sounds';
import { BREATH_MS, DEAL_MS, isFirstDeal, isRisky, speedFor, stepOf, type Step } from './steps';
import { copiesIn, type Card, type Event, type Odds, type Seat, type Suggestion, type View } from '../types';

const WIDEST = 84; // pixels of a card that flies from one line to another
const LARGEST = 168; // of a card that is turned over in the free middle of the table
const HOLD_MS = 230; // that it lies there, so that all can see it
const FREE_MIDDLE = 132; // pixels of height from which on it is
const CALM = 1.3; // times the usual speed, up to which there is time for that

type Flight = Way & Flying;
type Dealt = Extract<Event, { event: 'dealt' }>;

export class Flip7Director extends Director<Flight, Flip7Advice> {
  scene: Scene = $state.raw()!;
  /** The seat that something happens to; the seat that is asked once all is shown. */
  actor: Seat | null = $state(null);
  moment: Moment | null = $state.raw(null);
  /** The seats whose next card is on its way, face down. */
  coming: ReadonlySet<Seat> = $state.raw(new Set());

  #events: Event[] = []; // of the beat that is being played
  #landing: Promise<unknown> = Promise.resolve(); // the cards that are in the air

  constructor(table: TableView, tools: Tools) {
    super(tools);
    this.settle(table);
  }

  /** Play from the table before the first card. */
  override begin(beat: Beat): void {
    this.scene = openingOf(beat.table.game as View);
    this.actor = null;
    this.receive(beat);
  }

  /** Whoever comes from elsewhere has not seen the cards of a Flip Three come. */
  override receive(beat: Beat): void {
    if (beat.isCatchUp) this.scene = { ...this.scene, threes: [] };
    super.receive(beat);
  }

  get view(): View {
    return this.table.game as View;
  }

  /** The odds of a seat's next card, if the adviser has counted them for the table that is shown. */
  oddsOf(seat: Seat | null): Odds | null {
    return seat === null ? null : (this.#advice?.odds[seat] ?? null);
  }

  /** Whether one had better hit or stay, if one is asked that. */
  get suggestion(): Suggestion | null {
    return this.#advice?.suggestion ?? null;
  }

  /** The advice for the table that is shown. */
  get #advice(): Flip7Advice | null {
    const reply = this.adviser.at(Infinity);
    return !reply || reply.seq < this.position ? null : reply.advice;
  }

  protected override async play(beat: Beat): Promise<void> {
    this.#events = eventsOf(beat);
    let events = 0;
    for (let event = this.#events.shift(); event; event = this.#events.shift()) {
      const count = ++events;
      await this.#show(event, () => this.told(beat, count));
    }
    await this.#landing;
  }

  protected override show(table: TableView): void {
    this.scene = sceneOf(table.game as View, this.scene);
    this.actor = table.asked;
    this.coming = new Set();
  }

  /** Show an event; `seen` is called when everybody can see what it is. */
  async #show(event: Event, seen: () => void): Promise<void> {
    const isFirst = event.event === 'dealt' && isFirstDeal(this.scene, event.seat);
    if (!isFirst) await this.#landing;
    const step = stepOf(this.scene, event, this.table.me);
    if ('seat' in event) this.actor = event.seat;
    if (this.isRushed) {
      await this.#landing;
      this.scene = after(this.scene, event);
      return seen();
    }
    const speed = speedFor(this.#waitingMs());
    this.#sound(step);
    if (event.event === 'dealt') return this.#deal(event, step, speed, seen);
    if (step.moment) return this.#showMoment(step, speed, seen);
    this.scene = after(this.scene, event);
    seen();
    if (event.event === 'reshuffled') return this.say(event);
    await Promise.all([this.#flyAll(event, speed), this.wait(step.ms / speed)]);
  }

  /** The first cards of a round follow each other while others are in the air; for all others the table waits. */
  async #deal(event: Dealt, step: Step, speed: number, seen: () => void): Promise<void> {
    const isFirst = isFirstDeal(this.scene, event.seat);
    const turned = this.#turnOver(event, speed, isFirst);
    const lies = Promise.all([turned, this.#landing]).then(async ([box]) => {
      this.#put(event);
      seen();
      await this.#moveOn(event, box, speed);
    });
    this.#landing = lies;
    if (isFirst) return this.wait(step.ms / speed);
    await lies;
    await this.wait((step.ms - DEAL_MS) / speed);
  }

  /** A card leaves the deck face down and is turned over; where it lies then. */
  async #turnOver({ seat, card }: Dealt, speed: number, isFirst: boolean): Promise<Box | null> {
    const stop = stopOf(this.scene, seat);
    if (stop === nextIn(seat)) this.coming = new Set([...this.coming, seat]);
    else this.inAir = new Set([...this.inAir, stop]);
    await tick();
    this.anchors.element(lineOf(seat))?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const start = this.anchors.find(DECK);
    const free = isFirst || speed > CALM || this.tools.isStill() || stop !== nextIn(seat) ? null : this.#freeMiddle();
    const goal = free ?? this.anchors.find(stop);
    if (!start || !goal) return null;
    const box = cardIn(goal, free ? LARGEST : Infinity);
    const way: Way = { card, from: DECK, to: stop, turns: true };
    await this.fly({
      ...way,
      start: cardIn(start, WIDEST),
      goal: box,
      breath: this.#breath(seat),
      hold: free ? HOLD_MS : 0,
      speed,
    });
    return box;
  }

  /** The card lies face up: now it counts. */
  #put(event: Dealt): void {
    this.coming = new Set([...this.coming].filter((seat) => seat !== event.seat));
    this.inAir = new Set([...this.inAir].filter((name) => name !== stopOf(this.scene, event.seat)));
    this.scene = after(this.scene, event);
  }

  /** From where it was turned over a card goes to where it belongs, if that is elsewhere. */
  async #moveOn(event: Dealt, start: Box | null, speed: number): Promise<void> {
    const [way] = waysOf(this.scene, event);
    if (!way || !start || innermost(this.scene)?.seat === event.seat) return;
    this.inAir = new Set([...this.inAir, way.to]);
    await tick();
    const goal = this.anchors.find(way.to);
    if (goal && isElsewhere(start, goal))
      await this.fly({ ...way, turns: false, start, goal: cardIn(goal), breath: 0, speed });
    this.inAir = new Set([...this.inAir].filter((name) => name !== way.to));
  }

  /** A card that is saved lies there until the moment is over; all else happens first and is marked then. */
  async #showMoment(step: Step, speed: number, seen: () => void): Promise<void> {
    const next = after(this.scene, step.event);
    if (step.moment === 'freeze') await this.#flyAll(step.event, speed, next);
    if (step.moment !== 'save') this.scene = next;
    seen();
    this.moment = momentIn(next, step, this.table.me);
    await this.wait(step.ms / speed);
    this.moment = null;
    this.scene = next;
  }

  /** Cards whose face is known already fly from one line to another. */
  async #flyAll(event: Event, speed: number, next = this.scene): Promise<void> {
    const ways = waysOf(next, event);
    if (!ways.length) return;
    const goals = ways.map((way) => way.to);
    this.inAir = new Set([...this.inAir, ...goals]);
    await tick();
    if ('seat' in event)
      this.anchors.element(lineOf(event.seat))?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    await Promise.all(ways.map((way) => this.#flyOne(way, speed)));
    this.inAir = new Set([...this.inAir].filter((name) => !goals.includes(name)));
  }

  #flyOne(way: Way, speed: number): Promise<void> {
    const goal = this.anchors.find(way.to);
    const start = this.anchors.find(way.from) ?? this.anchors.find(DECK);
    if (!goal || !start) return Promise.resolve();
    return this.fly({ ...way, start: cardIn(start, WIDEST), goal: cardIn(goal, WIDEST), breath: 0, speed });
  }

  #freeMiddle(): Box | null {
    const middle = this.anchors.find(MIDDLE);
    return middle && middle.height >= FREE_MIDDLE ? middle : null;
  }

  /** How long a card is held face down: when more than two in five would bust. */
  #breath(seat: Seat): number {
    if (this.tools.isStill()) return 0;
    const numbers = this.scene.lines[seat]?.numbers ?? [];
    const busting = numbers.reduce((sum, number) => sum + copiesIn(this.view.deck, String(number) as Card), 0);
    return isRisky(this.scene.deck, busting) ? BREATH_MS : 0;
  }

  #waitingMs(): number {
    return [...this.#events, ...this.queue.flatMap(eventsOf)].reduce(
      (sum, event) => sum + stepOf(this.scene, event, this.table.me).ms,
      0,
    );
  }

  #sound({ event, moment }: Step): void {
    const sound = soundOf(event, moment);
    if (sound) this.tools.play(sound);
  }
}

/** The director of a table whose game has begun. */
export const directorOf = directors(Flip7Director);

function eventsOf(beat: Beat): Event[] {
  return beat.happened.flatMap((happening) => happening.events as Event[]);
}

function isElsewhere(one: Box, other: Box): boolean {
  return Math.hypot(one.left - other.left, one.top - other.top) > 3 || Math.abs(one.width - other.width) > 3;
}
