// A finished game for a table that only looks: instead of a socket, a recording tells it what happened.
import type { GameView } from '../game/game';
import { getReplay } from '../wire/http';
import { TableClient, type Answer } from '../wire/table_client.svelte';
import type { Happening, Replay, TableView } from '../wire/types';
import { Course } from './course';
import { Recording, type Fetch } from './recording';

/** Whose view is shown: a seat's, or with all hands open. */
export type Eyes = number;
export const OPEN: Eyes = -1;

/** Where a recording comes from. */
export type Source = (table: string, eyes: Eyes, start: number) => Promise<Replay>;
export type AllOpen = (views: readonly GameView[]) => GameView;

export class ReplayClient extends TableClient {
  /** What is known of the whole game; nothing before the first stretch has come. */
  replay: Replay | null = $state.raw(null);
  /** The stop that is shown; before the first one there is none. */
  at: number = $state(-1);
  eyes: Eyes = $state(OPEN);
  /** Whether a stretch is awaited that somebody wants to see. */
  isFetching: boolean = $state(false);
  course: Course = $derived(new Course(this.replay?.stops ?? [], this.replay?.rests ?? []));

  /** How a game merges all views into one with all hands open. */
  allOpen: AllOpen = (views) => views[0]!;

  #recordings = new Map<Eyes, Recording>();
  #wish = 0; // the latest one counts

  constructor(
    id: string,
    private readonly source: Source = getReplay,
  ) {
    super(id);
  }

  override get self(): null {
    return null;
  }

  get isAtEnd(): boolean {
    return this.at >= 0 && this.at === this.course.last;
  }

  /** Fetch the beginning of the game as somebody saw it. */
  async begin(eyes: Eyes): Promise<Replay> {
    this.replay = await this.#recording(eyes).reach(1);
    return this.replay;
  }

  /** Show a stop at once, through the same eyes or others. */
  async jump(stop: number, eyes: Eyes = this.eyes): Promise<void> {
    const to = this.course.within(stop);
    if (!(await this.#reach(to, eyes))) return;
    this.eyes = eyes;
    this.at = to;
    this.story = this.#entries(0, this.course.stops[to]!);
    this.hear({ type: 'welcome', protocol: 1, now: Date.now(), person: null, table: this.#tableAt(to), happened: [] });
  }

  /** Show the next move as it is made; what is still being shown of the last one is cut short. */
  async forward(): Promise<void> {
    const to = this.course.within(this.at + 1);
    if (to === this.at) return;
    if (!this.isCaughtUp) return this.jump(to);
    if (!(await this.#reach(to, this.eyes))) return;
    const from = this.course.stops[this.at]!;
    this.at = to;
    this.hear({
      type: 'update',
      now: Date.now(),
      table: this.#tableAt(to),
      happened: this.#entries(from, this.course.stops[to]!),
    });
  }

  /** Fetch the rest while somebody watches. */
  async fetchAll(): Promise<void> {
    await this.#recording(this.eyes).reach(Infinity);
  }

  /** The entries that the stop which is shown has brought. */
  get news(): Happening[] {
    return this.at < 0 ? [] : this.#entries(this.course.stops[this.at - 1] ?? 0, this.course.stops[this.at]!);
  }

  /** Nothing can be asked for here. */
  override wish(): Promise<Answer> {
    return Promise.resolve({ is: 'refused', reason: { id: 'refused-game-is-over', arguments: {} }, text: '' });
  }

  /** Have a stop here with the entry after it, which says who was asked; false if somebody wants another by now. */
  async #reach(stop: number, eyes: Eyes): Promise<boolean> {
    const wish = ++this.#wish;
    this.isFetching = true;
    try {
      await this.#recording(eyes).reach(this.course.stops[stop]! + 1);
      return wish === this.#wish;
    } finally {
      if (wish === this.#wish) this.isFetching = false;
    }
  }

  #recording(eyes: Eyes): Recording {
    const fetch: Fetch = (start) => this.source(this.id, eyes, start);
    const known = this.#recordings.get(eyes) ?? new Recording(fetch);
    this.#recordings.set(eyes, known);
    return known;
  }

  #entries(from: number, to: number): Happening[] {
    return this.#recording(this.eyes)
      .moments.slice(from, to)
      .map((moment) => moment.happening);
  }

  #tableAt(stop: number): TableView {
    const { setup, players, levels } = this.replay!;
    const { moments } = this.#recording(this.eyes);
    const seq = this.course.stops[stop]!;
    const { views } = moments[seq - 1]!;
    return {
      table: this.id,
      seq,
      setup,
      stage: 'playing',
      host: '',
      seats: players.map((name, seat) => ({
        name,
        person: null,
        level: levels[seat] ?? null,
        stands_in: null,
        is_here: true,
      })),
      me: this.eyes === OPEN ? null : this.eyes,
      chat_on: true,
      is_paused: false,
      commitment: '',
      asked: whoMoved(moments[seq]?.happening),
      is_resting: this.course.isRest(stop),
      countdown: null,
      game: this.eyes === OPEN ? this.allOpen(views) : views[0]!,
      offers: [],
      may_undo: false,
      rematch: null,
    };
  }
}

/** The seat that moved in an entry: it was asked just before. */
function whoMoved(entry: Happening | undefined): number | null {
  return entry && typeof entry.actor === 'number' && entry.doing === null && entry.undone_from === null
    ? entry.actor
    : null;
}
