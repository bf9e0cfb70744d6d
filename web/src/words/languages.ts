// The supported languages, and which of them a browser prefers.
export const LANGUAGES = ['en', 'fr', 'fr-CA', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export const NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  'fr-CA': 'Français (Québec)',
  es: 'Español',
};

/** The language of a tag such as fr-ca: its region's if there is one, else its own. */
export function known(tag: string): Language | null {
  const parts = tag.toLowerCase().replace('_', '-').split('-');
  const named = (name: string) => LANGUAGES.find((language) => language.toLowerCase() === name) ?? null;
  return named(parts.slice(0, 2).join('-')) ?? named(parts[0] ?? '');
}

/** The first supported language among the preferred ones. */
export function preferred(tags: readonly string[]): Language {
  return tags.map(known).find((language) => language !== null) ?? 'en';
}
