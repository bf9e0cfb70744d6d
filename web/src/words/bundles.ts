// The bundles that words come in: one that every page has, and one for each part that only some pages show.
export const BUNDLES = ['base', 'companion', 'daily', 'fair', 'lessons', 'rules', 'search', 'you'] as const;
export type Bundle = (typeof BUNDLES)[number];

/** Which files of words are in which bundle, by the beginnings of their names; all others are in base. */
const BEGINNINGS: Record<Exclude<Bundle, 'base'>, RegExp> = {
  companion: /^(web-)?companion/,
  daily: /^(web-)?daily/,
  fair: /^web-fair/,
  lessons: /^(web-)?lesson/,
  rules: /^(guide|web-rules)/,
  search: /^(web-)?search/,
  you: /^web-you/,
};

export function bundleOf(file: string): Bundle {
  const named = BUNDLES.find((bundle) => bundle !== 'base' && BEGINNINGS[bundle].test(file));
  return named ?? 'base';
}
