// Plays what happened at the table beat by beat: cards fly, a FLIP turns everything over, and then the table is as the server says.
import { tick } from 'svelte';
import { cardIn, type Box, type Flying } from '../motion/flight';
import { Places } from '../motion/places';
import type { SoundName } from '../sound';
import type { Beat } from '../wire/table_client.svelte';
import type { TableView } from '../wire/types';
import { stepsOf, type Step } from './beats';
import type { Advice, Event, Seat, Side, View } from './types';
import { DRAW, seatPlace, waysOf, type Way } from './ways';

const TURN_MS = 430; // each half of a table that turns over, with its last card
const SETTLE_MS = 140; // between the last card and the next beat
const MOMENT_MS = 1500;
const BANNER_MS = 1000;
const WIDEST = 120; // pixels of a card in the air

type Flight = Way & Flying;

export type Moment = { kind: 'out'; seat: Seat } | { kind: 'laid'; seat: Seat; phase: number } | { kind: 'flip'; seat: Seat; side: Side };

interface Tools {
  isStill(): boolean;
  play(sound: SoundName): void;
  shown(seq: number): void;
}

const SOUNDS: Partial<Record<Event['event'], SoundName>> = {
  drew: 'deal', took: 'deal', discarded: 'stay', hit_made: 'turn', laid_down: 'lay', round_scored: 'round', game_ended: 'win', hands_dealt: 'turn',
};

export class Director {
  table: TableView = $state.raw()!;
  view: View = $state.raw()!;
  moment: Moment | null = $state.raw(null);
  /** Which half of a turn is shown: the old side going, the new one coming. */
  turning: 'out' | 'in' | null = $state(null);
  /** Who turned the table over last, until the next card is drawn by whoever looks. */
  ribbon: { seat: Seat; side: Side } | null = $state.raw(null);
  flights: readonly Flight[] = $state.raw([]);
  /** Places whose card is still in the air. */
  inAir: ReadonlySet<string> = $state.raw(new Set());
  isPlaying: boolean = $state(false);
  advice: { seq: number; advice: Advice } | null = $state.raw(null);
  /** How many layers show flights; without one, cards are at their place at once. */
  layers = 0;
  readonly places = new Places();

  #queue: Beat[] = [];
  #isHurried = false;
  #endWait: (() => void) | null = null;
  #flights = 0;

  constructor(
    table: TableView,
    readonly tools: Tools,
  ) {
    this.#settle(table);
  }

  /** Something happened: play it after what is being played, or show it at once. */
  hear(beat: Beat): void {
    if (beat.isCatchUp || !beat.table.game) {
      this.#queue = [];
      this.skip();
      if (!this.isPlaying) this.#settle(beat.table);
      else this.#queue.push({ ...beat, happened: [] });
    } else {
      this.#queue.push(beat);
      void this.#run();
    }
  }

  /** Show all that waits at once. */
  skip(): void {
    this.#isHurried = this.isPlaying;
    this.#endWait?.();
  }

  async #run(): Promise<void> {
    if (this.isPlaying) return;
    this.isPlaying = true;
    for (let beat = this.#queue.shift(); beat; beat = this.#queue.shift()) {
      await this.#play(beat);
      this.#settle(beat.table);
    }
    this.isPlaying = this.#isHurried = false;
  }

  async #play(beat: Beat): Promise<void> {
    const events = beat.happened.flatMap((entry) => entry.events as Event[]);
    if (events.some((event) => event.event === 'round_began' || (event.event === 'drew' && event.seat === this.table.me))) this.ribbon = null;
    for (const step of stepsOf(this.view, beat.table.game as View, events)) {
      if (this.#isRushed) return;
      await this.#show(step);
    }
  }

  async #show(step: Step): Promise<void> {
    if (step.step === 'show') return this.#fly(step.view, step.events);
    if (step.step === 'turn') return this.#turn(step);
    this.moment = step.step === 'out' ? { kind: 'out', seat: step.seat } : { kind: 'laid', seat: step.seat, phase: step.phase };
    if (step.step === 'out') this.tools.play('seven');
    await this.#wait(step.step === 'out' ? MOMENT_MS : BANNER_MS);
    this.moment = null;
  }

  /** The table turns over: its old side goes, its new side comes; what was laid stays. */
  async #turn({ view, seat, side }: Step & { step: 'turn' }): Promise<void> {
    this.tools.play('flip');
    this.moment = { kind: 'flip', seat, side };
    this.turning = 'out';
    await this.#wait(this.tools.isStill() ? 1 : TURN_MS);
    this.view = view;
    this.turning = 'in';
    this.ribbon = { seat, side };
    await this.#wait(this.tools.isStill() ? MOMENT_MS : TURN_MS * 1.8);
    this.turning = null;
    this.moment = null;
  }

  async #fly(view: View, events: readonly Event[]): Promise<void> {
    const ways = events.flatMap((event) => waysOf(this.view, view, event));
    const starts = ways.map((way) => this.places.find(way.from) ?? this.places.find(DRAW));
    for (const event of events) this.#sound(event);
    this.inAir = new Set(ways.map((way) => way.to));
    this.view = view;
    await tick();
    for (const event of events) if ('seat' in event) this.places.element(seatPlace(event.seat))?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    await Promise.all(ways.map((way, at) => this.#flyOne(way, starts[at] ?? null)));
    this.inAir = new Set();
    if (ways.length) await this.#wait(SETTLE_MS);
  }

  #flyOne(way: Way, start: Box | null): Promise<void> {
    const goal = this.places.find(way.to);
    if (!goal || !start || !this.layers || this.#isRushed) return Promise.resolve();
    return new Promise((settle) => {
      const id = this.#flights++;
      const landed = () => {
        this.flights = this.flights.filter((flight) => flight.id !== id);
        settle();
      };
      const speed = 1 + this.#queue.length / 2;
      this.flights = [...this.flights, { ...way, id, start: cardIn(start, WIDEST), goal: cardIn(goal, WIDEST), turns: way.turnsFrom !== null, breath: 0, speed, landed }];
    });
  }

  get #isRushed(): boolean {
    return this.#isHurried || this.#queue.length > 6 || (typeof document !== 'undefined' && document.hidden);
  }

  #wait(ms: number): Promise<void> {
    return new Promise((settle) => {
      const timer = setTimeout(() => this.#endWait?.(), ms / (1 + this.#queue.length / 2));
      this.#endWait = () => {
        clearTimeout(timer);
        this.#endWait = null;
        for (const flight of this.#isHurried ? this.flights : []) flight.landed();
        settle();
      };
      if (this.#isRushed) this.#endWait();
    });
  }

  #settle(table: TableView): void {
    const wasAsked = this.table?.asked;
    this.table = table;
    this.view = table.game as View;
    this.moment = this.turning = null;
    this.tools.shown(table.seq);
    if (table.asked !== null && table.asked === table.me && wasAsked !== table.asked) this.tools.play('your_turn');
  }

  #sound(event: Event): void {
    const sound = SOUNDS[event.event];
    if (sound) this.tools.play(sound);
  }
}
