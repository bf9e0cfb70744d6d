// The words of the chosen language, read from its Fluent files when they are needed.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { kept } from '../settings/kept';
import { LANGUAGES, preferred, type Language } from './languages';

export type Arguments = Record<string, FluentVariable>;

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  fr: () => import('virtual:words/fr'),
  'fr-CA': () => import('virtual:words/fr-CA'),
  es: () => import('virtual:words/es'),
};

/** A bundle of one language; the marks that isolate an argument's direction are left out, as all four run one way. */
export function makeBundle(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

export class Words {
  language: Language = $state('en');
  #bundle: FluentBundle | null = $state.raw(null);

  /** Speak that language from now on; everything on the page is said anew. */
  async speak(language: Language): Promise<void> {
    const source = (await LOADERS[language]()).default;
    this.use(language, source);
    kept.write('language', language);
  }

  use(language: Language, source: string): void {
    this.#bundle = makeBundle(language, source);
    this.language = language;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** The message with its arguments; an id without words is shown as it is, so that nobody overlooks it. */
  say(id: string, given: Arguments = {}): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    if (!this.#bundle || !pattern) return id;
    return this.#bundle.formatPattern(pattern, given, []);
  }
}

export const words = new Words();

export function say(id: string, given?: Arguments): string {
  return words.say(id, given);
}

export function firstLanguage(): Language {
  const stored = kept.read<Language | null>('language', null);
  return stored !== null && LANGUAGES.includes(stored) ? stored : preferred(navigator.languages);
}
