// A table client for a finished game: it is fed from a recording instead of a socket.
import type { GameView } from '../game/game';
import { getReplay } from '../wire/http';
import { TableClient, type Reply } from '../wire/table_client.svelte';
import type { SeenEntry, Replay, TableView } from '../wire/types';
import { Course } from './course';
import { Recording, type Fetch } from './recording';

/** Whose view is shown: a seat's, or with all hands open. */
export type Viewer = number;
export const OPEN: Viewer = -1;

/** Where a recording comes from. */
export type Source = (table: string, viewer: Viewer, start: number) => Promise<Replay>;
export type AllOpen = (views: readonly GameView[]) => GameView;

export class ReplayClient extends TableClient {
  /** What is known of the whole game; nothing before the first stretch has come. */
  replay: Replay | null = $state.raw(null);
  /** The stop that is shown; before the first one there is none. */
  at: number = $state(-1);
  viewer: Viewer = $state(OPEN);
  /** Whether the viewer waits for a part that is being fetched. */
  isFetching: boolean = $state(false);
  course: Course = $derived(new Course(this.replay?.stops ?? [], this.replay?.rests ?? []));

  /** How a game merges all views into one with all hands open. */
  allOpen: AllOpen = (views) => views[0]!;

  #recordings = new Map<Viewer, Recording>();
  #latest = 0; // the latest one counts

  constructor(
    id: string,
    private readonly source: Source = getReplay,
  ) {
    super(id);
    this.holdsRecaps = false;
  }

  override get self(): null {
    return null;
  }

  get isAtEnd(): boolean {
    return this.at >= 0 && this.at === this.course.last;
  }

  /** Fetch the beginning of the game as that viewer saw it. */
  async begin(viewer: Viewer): Promise<Replay> {
    this.replay = await this.#recording(viewer).reach(1);
    return this.replay;
  }

  /** Show a stop at once, as the same viewer or as another. */
  async jump(stop: number, viewer: Viewer = this.viewer): Promise<void> {
    const to = this.course.within(stop);
    if (!(await this.#reach(to, viewer))) return;
    this.viewer = viewer;
    this.at = to;
    this.story = this.#entries(0, this.course.stops[to]!);
    this.receive({
      type: 'welcome',
      protocol: 2,
      now: Date.now(),
      person: null,
      version: 0,
      table: this.#tableAt(to),
      happened: [],
    });
  }

  /** Show the next move as it is made; what is still being shown of the last one is cut short. */
  async forward(): Promise<void> {
    const to = this.course.within(this.at + 1);
    if (to === this.at) return;
    if (!this.isCaughtUp) return this.jump(to);
    if (!(await this.#reach(to, this.viewer))) return;
    const from = this.course.stops[this.at]!;
    this.at = to;
    this.receive({
      type: 'update',
      now: Date.now(),
      version: 0,
      table: this.#tableAt(to),
      happened: this.#entries(from, this.course.stops[to]!),
    });
  }

  /** Fetch the rest while somebody watches. */
  async fetchAll(): Promise<void> {
    await this.#recording(this.viewer).reach(Infinity);
  }

  /** How many entries there were before the stop that is shown. */
  get start(): number {
    return this.course.stops[this.at - 1] ?? 0;
  }

  /** The entries that the stop which is shown has brought. */
  get news(): SeenEntry[] {
    return this.at < 0 ? [] : this.#entries(this.start, this.course.stops[this.at]!);
  }

  /** A replay takes no commands. */
  override request(): Promise<Reply> {
    return Promise.resolve({ is: 'refused', reason: { id: 'refused-game-is-over', arguments: {} }, text: '' });
  }

  /** Fetch a stop and the entry after it, which says who was asked; false if another stop was requested meanwhile. */
  async #reach(stop: number, viewer: Viewer): Promise<boolean> {
    const ticket = ++this.#latest;
    this.isFetching = true;
    try {
      await this.#recording(viewer).reach(this.course.stops[stop]! + 1);
      return ticket === this.#latest;
    } finally {
      if (ticket === this.#latest) this.isFetching = false;
    }
  }

  #recording(viewer: Viewer): Recording {
    const fetch: Fetch = (start) => this.source(this.id, viewer, start);
    const known = this.#recordings.get(viewer) ?? new Recording(fetch);
    this.#recordings.set(viewer, known);
    return known;
  }

  #entries(from: number, to: number): SeenEntry[] {
    return this.#recording(this.viewer)
      .moments.slice(from, to)
      .map((moment) => moment.entry);
  }

  #tableAt(stop: number): TableView {
    const { setup, players, bots } = this.replay!;
    const { moments } = this.#recording(this.viewer);
    const seq = this.course.stops[stop]!;
    const { views, players: seated } = moments[seq - 1]!;
    const arrived = new Map<number, string>(); // who took a bot's seat so far
    for (const { entry } of moments.slice(0, seq))
      if (entry.table_event?.event === 'took_over') arrived.set(entry.table_event.seat, entry.table_event.name);
    return {
      table: this.id,
      seq,
      setup,
      stage: 'playing',
      host: '',
      seats: (seated ?? players).map((name, seat) => ({
        name: arrived.get(seat) ?? name,
        person: null,
        bot: arrived.has(seat) ? null : (bots[seat] ?? null),
        stands_in: null,
        is_here: true,
        is_nearby: false,
        is_ready: false,
      })),
      me: this.viewer === OPEN ? null : this.viewer,
      chat_on: true,
      is_paused: false,
      commitment: '',
      asked: whoMoved(moments[seq]?.entry),
      is_resting: this.course.isRest(stop),
      countdown: null,
      game: this.viewer === OPEN ? this.allOpen(views) : views[0]!,
      offers: [],
      may_undo: false,
      rematch: null,
      series: null,
      spectators: 0,
      bot_speed: 'normal',
      may_skip: false,
      companion: null,
      code: null,
      removed: [],
      late_seats: false,
      claims: [],
    };
  }
}

/** The seat that moved in an entry: it was asked just before. */
function whoMoved(entry: SeenEntry | undefined): number | null {
  return entry && typeof entry.actor === 'number' && entry.table_event === null && entry.undone_from === null
    ? entry.actor
    : null;
}
