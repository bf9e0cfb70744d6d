// The messages of the chosen language, loaded on demand: some for every page, the others with the pages that need them.
import { LOADERS } from 'virtual:words';
import { storage } from '../settings/storage';
import { pageLanguage } from '../wire/hosts/site';
import type { Bundle } from './bundles';
import { Speaker, unfold, type Arguments, type Forms } from './forms';
import { LANGUAGES, preferred, type Language } from './languages';

export type { Arguments };

async function load(bundle: Bundle, language: Language): Promise<Forms> {
  return unfold((await LOADERS[bundle][language]()).default);
}

export class Words {
  language: Language = $state('en');
  /** The game of the page; every message may select by it as $game_id. */
  game: string = $state('');
  #forms: Forms = $state.raw({});
  #speaker = new Speaker('en');
  readonly #inUse = new Set<Bundle>(['base']);
  #chosen: Language = 'en';
  #switched: Promise<void> = Promise.resolve();

  /** Switch to a language; everything on the page follows. */
  speak(language: Language): Promise<void> {
    this.#chosen = language;
    return (this.#switched = this.#switch(language));
  }

  async #switch(language: Language): Promise<void> {
    const bundles = [...this.#inUse];
    const loaded = await Promise.all(bundles.map((bundle) => load(bundle, language)));
    if (language !== this.#chosen) return this.#switched;
    if (bundles.length < this.#inUse.size) return this.#switch(language);
    this.use(language, Object.assign({}, ...loaded));
    storage.write('language', language);
  }

  /** Completes once the messages of a bundle are there; from then on every language comes with it. */
  async need(bundle: Bundle): Promise<void> {
    while (!this.#inUse.has(bundle)) {
      const language = this.#chosen;
      const [forms] = await Promise.all([load(bundle, language), this.#switched]);
      if (language !== this.#chosen) continue;
      this.#inUse.add(bundle);
      this.#forms = { ...this.#forms, ...forms };
    }
  }

  use(language: Language, forms: Forms): void {
    this.#speaker = new Speaker(language);
    this.#forms = forms;
    this.language = this.#chosen = language;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return Object.hasOwn(this.#forms, id);
  }

  /** The message with its arguments; an unknown id is returned as it is. */
  say(id: string, given: Arguments = {}): string {
    return this.has(id) ? this.#speaker.say(this.#forms[id]!, { game_id: this.game, ...given }) : id;
  }
}

export const words = new Words();

export type Say = (id: string, given?: Arguments) => string;

/** How another language says things, beside the one that is chosen. */
export async function sayIn(language: Language, bundles: readonly Bundle[]): Promise<Say> {
  const loaded = await Promise.all(bundles.map((bundle) => load(bundle, language)));
  const forms = Object.assign({}, ...loaded) as Forms;
  const speaker = new Speaker(language);
  return (id, given = {}) => (Object.hasOwn(forms, id) ? speaker.say(forms[id]!, { game_id: '', ...given }) : id);
}

export function say(id: string, given?: Arguments): string {
  return words.say(id, given);
}

/** Name the game of a page for as long as it is there: the words of two games' books may differ. */
export function speakOf(game: string): () => void {
  words.game = game;
  return () => void (words.game = '');
}

export function firstLanguage(): Language {
  const stored = storage.read<Language | null>('language', null);
  if (stored !== null && LANGUAGES.includes(stored)) return stored;
  return preferred(pageLanguage ? [pageLanguage] : navigator.languages);
}
