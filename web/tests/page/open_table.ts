// Mounts the page of a table in a document; the test is the server and turns the clock.
import { flushSync, mount, unmount } from 'svelte';
import { vi } from 'vitest';
import { GAMES } from '../../src/game/games';
import { viewport } from '../../src/look/viewport.svelte';
import TablePage from '../../src/pages/TablePage.svelte';
import { settings } from '../../src/settings/settings.svelte';
import { words } from '../../src/words/words.svelte';
import type { SeatView, SeenEntry, TableView, AnyMessage } from '../../src/wire/types';
import { readForms } from '../../words.plugin';
import { Socket } from '../socket';

export const NAMES = ['Léa', 'Zoé', 'Ada', 'Marco'];
const STEP_MS = 400;
const MOST_STEPS = 100; // far longer than any card flies

await Promise.all(GAMES.map(({ loadParts }) => loadParts())); // so that no test waits for them

/** A seat that somebody sits on who is there. */
export function seatOf(name: string, changes: Partial<SeatView> = {}): SeatView {
  const nobody = { person: null, bot: null, stands_in: null, is_here: true, is_nearby: false, is_ready: false };
  return { name, ...nobody, ...changes };
}

/** A table at which Léa, who hosts it, and three others sit. */
export function tableOf(game: TableView['game'], changes: Partial<TableView> = {}): TableView {
  return {
    table: 't',
    seq: 10,
    setup: {
      game: 'flip7',
      edition: 'en',
      seats: 4,
      house: {},
      turn_seconds: 0,
      visibility: 'private',
      hints: true,
      deck: null,
      dealer: 'verifiable',
      waits_for_people: false,
      daily: null,
    },
    stage: 'playing',
    host: 'p0',
    seats: NAMES.map((name, seat) => seatOf(name, { person: `p${seat}` })),
    me: 0,
    chat_on: true,
    is_paused: false,
    commitment: '',
    asked: 0,
    is_resting: false,
    countdown: null,
    game,
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
    ...changes,
  };
}

/** What happened in one entry. */
export function entryOf(seq: number, changes: Partial<SeenEntry> = {}): SeenEntry {
  return { seq, at: 0, actor: 0, decided_by: 'person', events: [], table_event: null, undone_from: null, ...changes };
}

export class Page {
  constructor(
    readonly socket: Socket,
    readonly close: () => void,
  ) {}

  /** Have the server say something, and wait until the page has shown it. */
  async hear(message: AnyMessage): Promise<void> {
    this.socket.tell(message);
    await this.settle();
  }

  /** The table changed: this is it now, and what happened. */
  async update(table: TableView, ...happened: SeenEntry[]): Promise<void> {
    await this.hear({ type: 'update', now: 0, version: 0, table, happened });
  }

  /** The table changed; go on only until something is to be seen. */
  async updateUntil(selector: string, table: TableView, ...happened: SeenEntry[]): Promise<void> {
    this.socket.tell({ type: 'update', now: 0, version: 0, table, happened });
    for (let step = 0; step < MOST_STEPS && !this.find(selector); step++) {
      await vi.advanceTimersByTimeAsync(STEP_MS / 8);
      flushSync();
    }
  }

  /** Let at least that many milliseconds pass, and go on until every card lies. */
  async settle(least = STEP_MS): Promise<void> {
    flushSync();
    await vi.advanceTimersByTimeAsync(least);
    for (let step = 0; step < MOST_STEPS && this.find('[data-playing="true"]'); step++)
      await vi.advanceTimersByTimeAsync(STEP_MS);
    flushSync();
  }

  /** The commands of a type that were sent, without their names. */
  sent(type: string): Record<string, unknown>[] {
    return this.socket.sent.filter((one) => one.type === type).map(({ action: _, ...command }) => command);
  }

  /** The last command of a type was carried out. */
  async confirm(type: string): Promise<void> {
    const { action } = this.socket.sent.findLast((one) => one.type === type)!;
    await this.hear({ type: 'done', action, seq: 0 } as AnyMessage);
  }

  /** Let the adviser reply to what it was asked. */
  async advise(advice: unknown): Promise<void> {
    const { action } = this.socket.sent.findLast((one) => one.type === 'advise')!;
    await this.hear({ type: 'advice', action, seq: 10, advice } as AnyMessage);
  }

  async press(key: string, at: Element = document.body): Promise<void> {
    at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await this.settle();
  }

  async click(element: Element | null): Promise<void> {
    if (element === null) throw new Error('There is nothing to click.');
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await this.settle();
  }

  find<Found extends HTMLElement = HTMLElement>(selector: string): Found | null {
    return document.querySelector<Found>(selector);
  }

  all(selector: string): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(selector)];
  }

  /** What an element and all in it says, in one line. */
  text(selector = 'body'): string {
    return (this.find(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
  }

  /** The button of that name, as a screen reader names it. */
  button(name: string): HTMLElement | null {
    const nameOf = (button: HTMLElement): string => button.getAttribute('aria-label') ?? button.textContent.trim();
    return this.all('button').find((button) => nameOf(button) === name) ?? null;
  }
}

/** Open the page as whoever sits on the table's `me`, or as a spectator. */
export async function openTable(table: TableView, options: { isWide?: boolean } = {}): Promise<Page> {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('There is no network here.')));
  Element.prototype.animate = () => ({ finished: Promise.resolve(), cancel: () => undefined }) as never;
  words.use('en', readForms('en'));
  settings.motion = 'reduced';
  viewport.isWide = options.isWide ?? false;
  Socket.made = [];
  const component = mount(TablePage, { target: document.body, props: { id: 't' } });
  flushSync();
  const page = new Page(Socket.made[0]!, () => void unmount(component));
  const person = table.me === null ? null : `p${table.me}`;
  const happened = Array.from({ length: table.seq }, (_, seq) => entryOf(seq));
  await page.hear({ type: 'welcome', protocol: 2, now: 0, person, version: 0, table, happened });
  return page;
}
