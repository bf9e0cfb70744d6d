// Putting the app on the home screen: when to offer it, and how.
import { storage } from '../settings/storage';

/** Chromium's event that lets a page ask for the installation. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export type Way =
  /** The browser asks. */
  | 'prompt'
  /** The person does it in the browser's own menu. */
  | 'ios'
  | 'menu';

const GAMES = 'games-finished';
const DECLINED = 'install-declined';
const ENOUGH_GAMES = 2;
const MOST_TIMES = 2;
const MONTH_MS = 30 * 24 * 60 * 60 * 1_000;

interface Declined {
  times: number;
  at: number;
}

/** Whether to offer it: after the second game, again a month after a no, then never. */
export function isTimely(games: number, declined: Declined, now: number): boolean {
  if (games < ENOUGH_GAMES || declined.times >= MOST_TIMES) return false;
  return declined.times === 0 || now - declined.at >= MONTH_MS;
}

export class Install {
  #prompt: InstallPrompt | null = $state.raw(null);
  #games: number = $state(storage.read(GAMES, 0));
  #declined: Declined = $state.raw(storage.read<Declined>(DECLINED, { times: 0, at: 0 }));

  /** How it can be installed; null where it cannot, or is already. */
  way: Way | null = $derived(this.#prompt ? 'prompt' : menuWay());
  /** Whether to offer it on the first page. */
  isOffered: boolean = $derived(this.way !== null && isTimely(this.#games, this.#declined, Date.now()));

  /** Catch the browser's own offer; call once. */
  follow(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#prompt = event as InstallPrompt;
    });
    addEventListener('appinstalled', () => (this.#prompt = null));
  }

  /** A game was played to its end. */
  countGame(): void {
    this.#games += 1;
    storage.write(GAMES, this.#games);
  }

  /** Have the browser ask. */
  async ask(): Promise<void> {
    const prompt = this.#prompt;
    this.#prompt = null; // it asks once only
    const answer = await prompt?.prompt();
    if (answer?.outcome !== 'accepted') this.decline();
  }

  decline(): void {
    this.#declined = { times: this.#declined.times + 1, at: Date.now() };
    storage.write(DECLINED, this.#declined);
  }
}

/** Phones and tablets that install from a menu; elsewhere nothing is promised. */
function menuWay(): Way | null {
  const { navigator } = globalThis;
  if (!navigator?.serviceWorker || matchMedia('(display-mode: standalone)').matches) return null;
  if (/iPhone|iPad/.test(navigator.userAgent)) return 'ios';
  return /Android/.test(navigator.userAgent) ? 'menu' : null;
}

export const install = new Install();
