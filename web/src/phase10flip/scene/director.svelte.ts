// Animates what happened at a table of Phase 10 FLIP!: cards fly, and a FLIP turns the table over.
import { tick } from 'svelte';
import { Director, type Tools } from '../../motion/director.svelte';
import { cardIn, type Box, type Flying } from '../../motion/flight';
import { directors } from '../../motion/directors';
import type { SoundName } from '../../sound';
import type { Beat } from '../../wire/table_client.svelte';
import type { TableView } from '../../wire/types';
import { phaseNow } from '../standing';
import { stepsOf, type Step } from './beats';
import type { Advice, Event, Seat, Side, View } from '../types';
import { DRAW, seatAnchor, waysOf, type Way } from './ways';

const TURN_MS = 430; // each half of a table that turns over, with its last card
const SETTLE_MS = 140; // between the last card and the next beat
const MOMENT_MS = 1500;
const BANNER_MS = 1000;
const WIDEST = 120; // pixels of a card in the air
const MOST_WAITING = 6; // beats, before the rest is shown at once

type Flight = Way & Flying;

export type Moment =
  { kind: 'out'; seat: Seat } | { kind: 'laid'; seat: Seat; phase: number } | { kind: 'flip'; seat: Seat; side: Side };

const SOUNDS: Partial<Record<Event['event'], SoundName>> = {
  drew: 'deal',
  took: 'deal',
  discarded: 'stay',
  hit_made: 'turn',
  laid_down: 'lay',
  round_scored: 'round',
  game_ended: 'win',
  hands_dealt: 'turn',
  pile_renewed: 'turn',
};

export class Phase10FlipDirector extends Director<Flight, Advice> {
  view: View = $state.raw()!;
  moment: Moment | null = $state.raw(null);
  /** Which half of a turn is shown: the old side going, the new one coming. */
  turning: 'out' | 'in' | null = $state(null);
  /** Who flipped the table last, until the viewer's turn is over: meanwhile nothing moves. */
  ribbon: { seat: Seat; side: Side } | null = $state.raw(null);

  constructor(table: TableView, tools: Tools) {
    super(tools);
    this.settle(table);
  }

  /** The phase that a seat is at in the round that is shown. */
  phaseOf(seat: Seat): number {
    return phaseNow(this.view, seat, this.tools.story());
  }

  /** Whoever comes from elsewhere has not seen the table turn. */
  override receive(beat: Beat): void {
    if (beat.isCatchUp) this.ribbon = null;
    super.receive(beat);
  }

  protected override show(table: TableView): void {
    this.view = table.game as View;
    this.moment = this.turning = null;
  }

  protected override async play(beat: Beat): Promise<void> {
    const events = beat.happened.flatMap((entry) => entry.events as Event[]);
    const [before, after] = [this.view, beat.table.game as View];
    const isTurnOver = before.stage === 'playing' && before.seat === before.me && after.seat !== after.me;
    if (isTurnOver || events.some((event) => event.event === 'round_began')) this.ribbon = null;
    for (const step of stepsOf(before, after, events)) {
      if (this.isRushed) return;
      await this.#step(step, () => this.told(beat, step.events));
    }
  }

  /** Show a step; `seen` is called when everybody can see what it is. */
  async #step(step: Step, seen: () => void): Promise<void> {
    if (step.step === 'show') return this.#flyAll(step, seen);
    if (step.step === 'turn') return this.#turn(step, seen);
    seen();
    this.moment =
      step.step === 'out' ? { kind: 'out', seat: step.seat } : { kind: 'laid', seat: step.seat, phase: step.phase };
    if (step.step === 'out') this.tools.play('seven');
    await this.wait(step.step === 'out' ? MOMENT_MS : BANNER_MS);
    this.moment = null;
  }

  /** The table turns over: its old side goes, its new side comes; what was laid stays. */
  async #turn({ view, seat, side }: Step & { step: 'turn' }, seen: () => void): Promise<void> {
    this.tools.play('flip');
    this.moment = { kind: 'flip', seat, side };
    this.turning = 'out';
    await this.wait(this.tools.isStill() ? 1 : TURN_MS);
    this.view = view;
    this.turning = 'in';
    seen();
    this.ribbon = { seat, side };
    await this.wait(this.tools.isStill() ? MOMENT_MS : TURN_MS * 1.8);
    this.turning = null;
    this.moment = null;
  }

  /** Cards fly over the table as it was; it changes once they lie. */
  async #flyAll({ flying, view, moves }: Step & { step: 'show' }, seen: () => void): Promise<void> {
    const ways = moves.flatMap((event) => waysOf(this.view, flying, event));
    const starts = ways.map((way) => this.anchors.find(way.from) ?? this.anchors.find(DRAW));
    const renewed = moves.find((event) => event.event === 'pile_renewed');
    if (renewed) await this.say(renewed);
    for (const event of moves) this.#sound(event);
    this.inAir = new Set(ways.map((way) => way.to));
    this.view = flying;
    await tick();
    for (const event of moves)
      if ('seat' in event)
        this.anchors.element(seatAnchor(event.seat))?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    await Promise.all(ways.map((way, at) => this.#flyOne(way, starts[at] ?? null)));
    this.inAir = new Set();
    this.view = view;
    seen();
    if (ways.length) await this.wait(SETTLE_MS);
  }

  #flyOne(way: Way, start: Box | null): Promise<void> {
    const goal = this.anchors.find(way.to);
    if (!goal || !start) return Promise.resolve();
    return this.fly({
      ...way,
      start: cardIn(start, WIDEST),
      goal: cardIn(goal, WIDEST),
      turns: way.turnsFrom !== null,
      breath: 0,
      speed: this.#speed,
    });
  }

  get #speed(): number {
    return 1 + this.queue.length / 2;
  }

  protected override get isRushed(): boolean {
    return super.isRushed || this.queue.length > MOST_WAITING;
  }

  protected override wait(ms: number): Promise<void> {
    return super.wait(ms / this.#speed);
  }

  #sound(event: Event): void {
    const sound = SOUNDS[event.event];
    if (sound) this.tools.play(sound);
  }
}

/** The director of a table whose game has begun. */
export const directorOf = directors(Phase10FlipDirector);
