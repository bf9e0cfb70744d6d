// The stops of a replay, and which round each belongs to.
export class Course {
  /** After `stops` entries each a move was over; after `rests` entries each a round was. */
  constructor(
    readonly stops: readonly number[],
    readonly rests: readonly number[],
  ) {}

  get last(): number {
    return this.stops.length - 1;
  }

  get rounds(): number {
    return this.rests.length;
  }

  /** The round that a stop shows; the stop where a round is counted still belongs to it. */
  roundAt(stop: number): number {
    const before = this.stops[stop - 1] ?? 0;
    return 1 + this.rests.filter((rest) => rest <= before).length;
  }

  /** Whether a round was over at that stop. */
  isRest(stop: number): boolean {
    const before = this.stops[stop - 1] ?? 0;
    return this.rests.some((rest) => rest > before && rest <= this.stops[stop]!);
  }

  /** Where a round begins, its first cards dealt; the nearest round there is. */
  startOf(round: number): number {
    const wanted = Math.min(Math.max(1, round), Math.max(1, this.rounds));
    return this.stops.findIndex((_, stop) => this.roundAt(stop) === wanted);
  }

  /** Where the round before begins; within a round, where this one does. */
  roundBack(stop: number): number {
    const start = this.startOf(this.roundAt(stop));
    return stop > start ? start : this.startOf(this.roundAt(stop) - 1);
  }

  /** Where the next round begins; in the last one, the end. */
  roundForward(stop: number): number {
    const round = this.roundAt(stop);
    return round < this.rounds ? this.startOf(round + 1) : this.last;
  }

  /** A stop that exists, the nearest one. */
  within(stop: number): number {
    return Math.min(Math.max(0, stop), this.last);
  }
}
