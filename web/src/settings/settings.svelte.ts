// A person's own settings: theme, motion, sound, vibration and hints.
import { storage } from './storage';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'reduced';

/** Where the id of somebody's first table is kept, the only one with hints for newcomers. */
export const FIRST_TABLE = 'newcomer-table';

const matches = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;

export class Settings {
  theme: Theme = $state(storage.read<Theme>('theme', 'auto'));
  motion: Motion = $state(storage.read<Motion>('motion', 'auto'));
  sound: boolean = $state(storage.read('sound', false));
  /** Whether one hears that it is one's turn, even if all else is silent. */
  turnSound: boolean = $state(storage.read('turnSound', false));
  /** Whoever had sounds before there was a choice had both. */
  vibration: boolean = $state(storage.read('vibration', storage.read('sound', false)));
  hints: boolean = $state(storage.read('hints', true));
  /** Whether a newcomer is told a little at the first table. */
  newcomerHints: boolean = $state(storage.read('newcomerHints', true));
  #systemIsDark: boolean = $state(matches('(prefers-color-scheme: dark)'));
  #systemIsStill: boolean = $state(matches('(prefers-reduced-motion: reduce)'));

  /** Whether the dark theme is shown, chosen or by the system's wish. */
  isDark: boolean = $derived(this.theme === 'dark' || (this.theme === 'auto' && this.#systemIsDark));
  /** Whether nothing should travel or shake. */
  isStill: boolean = $derived(this.motion === 'reduced' || (this.motion === 'auto' && this.#systemIsStill));

  /** Follow the system as it changes, and keep what is chosen; call once, while the page is set up. */
  follow(): void {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (now) => (this.#systemIsDark = now.matches));
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener(
      'change',
      (now) => (this.#systemIsStill = now.matches),
    );
    $effect.root(() => {
      $effect(() => storage.write('theme', this.theme));
      $effect(() => storage.write('motion', this.motion));
      $effect(() => storage.write('sound', this.sound));
      $effect(() => storage.write('turnSound', this.turnSound));
      $effect(() => storage.write('vibration', this.vibration));
      $effect(() => storage.write('hints', this.hints));
      $effect(() => storage.write('newcomerHints', this.newcomerHints));
      $effect(() => this.#paint());
    });
  }

  #paint(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.isDark ? 'dark' : 'light';
    root.dataset['motion'] = this.isStill ? 'reduced' : 'full';
  }
}

export const settings = new Settings();
