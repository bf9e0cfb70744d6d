// The messages of the chosen language, loaded on demand.
import { storage } from '../settings/storage';
import { Speaker, unfold, type Arguments, type Forms, type Tree } from './forms';
import { LANGUAGES, preferred, type Language } from './languages';

export type { Arguments };

const LOADERS: Record<Language, () => Promise<{ default: Tree }>> = {
  en: () => import('virtual:words/en'),
  fr: () => import('virtual:words/fr'),
  'fr-CA': () => import('virtual:words/fr-CA'),
  es: () => import('virtual:words/es'),
};

export class Words {
  language: Language = $state('en');
  /** The game of the page; every message may select by it as $game_id. */
  game: string = $state('');
  #forms: Forms = $state.raw({});
  #speaker = new Speaker('en');

  /** Switch to a language; everything on the page follows. */
  async speak(language: Language): Promise<void> {
    this.use(language, unfold((await LOADERS[language]()).default));
    storage.write('language', language);
  }

  use(language: Language, forms: Forms): void {
    this.#speaker = new Speaker(language);
    this.#forms = forms;
    this.language = language;
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
  return stored !== null && LANGUAGES.includes(stored) ? stored : preferred(navigator.languages);
}
