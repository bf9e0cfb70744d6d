// The addresses of rules: every section of a guide and every ruling has one that can be sent to a friend.
import type { GameInfo, Section } from '../wire/types';

/** What an address names: a section of how to play, or a ruling by its name. */
export type Rule = { section: Section } | { ruling: string };

/** The last part of a ruling's address. */
export const ruleId = (ruling: string): string => ruling.replaceAll('_', '-');

export const ruleAddress = (game: string, id: string, edition: string): string =>
  `/rules/${game}/${id}?edition=${encodeURIComponent(edition)}`;

export function findRule(info: GameInfo, id: string): Rule | null {
  const section = info.guide.find((one) => one.id === id);
  if (section) return { section };
  const ruling = Object.keys(info.rulebook.rulings).find((name) => ruleId(name) === id);
  return ruling === undefined ? null : { ruling };
}

/** The edition that an address asks for; null if it names none that there is. */
export function askedEdition({ rulebook }: GameInfo, search: string): string | null {
  const named = new URLSearchParams(search).get('edition');
  return named !== null && Object.hasOwn(rulebook.editions, named) ? named : null;
}
