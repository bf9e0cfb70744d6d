// Which rulings and sections belong together.
import type { GameInfo, Section } from '../wire/types';

/** The rulings that a section is about, and the other way round: those that bear on the same events. */
export function rulingsOf(info: GameInfo, { events }: Section, byEvent: Readonly<Record<string, readonly string[]>>) {
  const names = events.flatMap((event) => byEvent[event] ?? []);
  return [...new Set(names)].filter((name) => name in info.rulebook.rulings);
}

export function sectionsOf(info: GameInfo, ruling: string, byEvent: Readonly<Record<string, readonly string[]>>) {
  const events = Object.keys(byEvent).filter((event) => byEvent[event]!.includes(ruling));
  return info.guide.filter((section) => section.events.some((event) => events.includes(event)));
}
