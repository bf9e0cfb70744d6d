// Animates what happened at a table of Flip 7, event by event.
import { tick } from 'svelte';
import { Director, type Tools } from '../../motion/director.svelte';
import { cardIn, type Flying } from '../../motion/flight';
import type { Beat } from '../../wire/table_client.svelte';
import { directors } from '../../motion/directors';
import type { Flip7Advice, TableView } from '../../wire/types';
import { DECK, lineOf, waysOf, type Way } from './anchors';
import { after, openingOf, sceneOf, type Scene } from './scene';
import { soundOf } from './sounds';
import {
  BREATH_MS,
  fillsTheScreen,
  FIRST_DEAL_MS,
  isRisky,
  speedFor,
  stepOf,
  type MomentKind,
  type Step,
} from './steps';
import { copiesIn, kindOf, type Card, type Event, type Odds, type Seat, type View } from '../types';

const WIDEST = 84; // pixels of a card that flies from one line to another

type Flight = Way & Flying;

/** A moment that fills the screen, or one that happens in a player's line. */
export interface Moment {
  kind: MomentKind;
  seat: Seat;
  cards: readonly Card[];
  points: number;
  isLarge: boolean;
}

export class Flip7Director extends Director<Flight, Flip7Advice> {
  scene: Scene = $state.raw()!;
  /** The seat that something happens to; the seat that is asked once all is shown. */
  actor: Seat | null = $state(null);
  moment: Moment | null = $state.raw(null);

  #events: Event[] = []; // of the beat that is being played

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
    const reply = this.adviser.at(Infinity);
    return seat === null || !reply || reply.seq < this.position ? null : (reply.advice.odds[seat] ?? null);
  }

  protected override async play(beat: Beat): Promise<void> {
    this.#events = eventsOf(beat);
    for (let event = this.#events.shift(); event; event = this.#events.shift()) await this.#show(event);
  }

  protected override show(table: TableView): void {
    this.scene = sceneOf(table.game as View, this.scene);
    this.actor = table.asked;
  }

  async #show(event: Event): Promise<void> {
    const step = stepOf(this.scene, event, this.table.me);
    const next = after(this.scene, event);
    if ('seat' in event) this.actor = event.seat;
    if (this.isRushed) {
      this.scene = next;
      return;
    }
    const speed = speedFor(this.#waitingMs());
    this.#sound(step);
    if (step.moment) await this.#showMoment(step, next, speed);
    else await this.#showPlain(step, next, speed);
  }

  /** A card that is saved lies there until the moment is over; all else happens first and is marked then. */
  async #showMoment(step: Step, next: Scene, speed: number): Promise<void> {
    if (step.moment === 'freeze') await this.#flyAll(step, next, speed);
    if (step.moment !== 'save') this.scene = next;
    this.moment = momentIn(next, step, this.table.me);
    await this.wait(step.ms / speed);
    this.moment = null;
    this.scene = next;
  }

  async #showPlain(step: Step, next: Scene, speed: number): Promise<void> {
    this.scene = next;
    const flown = this.#flyAll(step, next, speed);
    await this.wait(step.ms / speed);
    if (step.ms > FIRST_DEAL_MS) await flown; // the first cards of a round follow each other while others are in the air
  }

  async #flyAll(step: Step, next: Scene, speed: number): Promise<void> {
    const ways = waysOf(next, step.event);
    if (!ways.length) return;
    const goals = ways.map((way) => way.to);
    this.inAir = new Set([...this.inAir, ...goals]);
    await tick();
    this.#bringIntoView(step.event);
    await Promise.all(ways.map((way) => this.#flyOne(way, this.#breath(step.event), speed)));
    this.inAir = new Set([...this.inAir].filter((name) => !goals.includes(name)));
  }

  #flyOne(way: Way, breath: number, speed: number): Promise<void> {
    const goal = this.anchors.find(way.to);
    const start = this.anchors.find(way.from) ?? this.anchors.find(DECK);
    if (!goal || !start) return Promise.resolve();
    return this.fly({
      ...way,
      start: cardIn(start, WIDEST),
      goal: cardIn(goal, way.turns ? Infinity : WIDEST),
      breath,
      speed,
    });
  }

  #bringIntoView(event: Event): void {
    if ('seat' in event)
      this.anchors.element(lineOf(event.seat))?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  /** How long a card is held face down: when more than two in five would bust. */
  #breath(event: Event): number {
    if (event.event !== 'dealt' || this.tools.isStill()) return 0;
    const numbers = this.view.lines[event.seat]?.numbers ?? [];
    const busting = numbers.reduce((sum, number) => sum + copiesIn(this.view.deck, String(number) as Card), 0);
    return isRisky(this.scene.deck + 1, busting) ? BREATH_MS : 0;
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

function momentIn(scene: Scene, { event, moment }: Step, me: Seat | null): Moment | null {
  if (!moment || !('seat' in event)) return null;
  const line = scene.lines[event.seat]!;
  const isTwins = event.event === 'busted' || event.event === 'saved';
  const cards = isTwins ? [event.card, event.card] : (line.numbers.map(String) as Card[]);
  return {
    kind: moment,
    seat: event.seat,
    cards: cards.filter((card) => kindOf(card) === 'number'),
    points: 'points' in event ? event.points : 0,
    isLarge: fillsTheScreen(event, me),
  };
}
