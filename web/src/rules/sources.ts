// What an answer at a table is, and which printed rulebook it rests on.
import type { AnswerValue } from '../story/rulings';
import type { Rulebook } from '../wire/types';

/** The printed rulebook that an edition's answer rests on; null if it is silent. */
export function sourceOf(book: Rulebook, ruling: string, edition: string): string | null {
  const cited = book.rulings[ruling]!.editions[edition]!.source;
  const found = Object.values(book.editions).find((one) => cited === (one.file ?? one.source));
  return found?.source ?? null;
}

/** The answer at a table: the house rule, or what the edition says. */
export function agreedAnswer(book: Rulebook, ruling: string, edition: string, house: Record<string, AnswerValue>) {
  return house[ruling] ?? book.rulings[ruling]!.editions[edition]!.answer;
}
