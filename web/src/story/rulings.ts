// Rulings in words, and which of them bear on an event.
import { say, type Say } from '../words/words.svelte';
import type { Position, Rulebook, Ruling } from '../wire/types';
import type { Fact, GameParts } from '../game/game';

export type AnswerValue = string | number;
export type Ground = 'explicit' | 'reading' | 'moot';

export interface SaidAnswer {
  edition: string;
  answer: AnswerValue;
  text: string;
  ground: Ground;
  because: string;
}

const id = (game: string, ...parts: string[]): string => [game, 'ruling', ...parts].join('-').replaceAll('_', '-');

export const question = (game: string, name: string, speak: Say = say): string => speak(id(game, name));

export function isNumber(ruling: Ruling): ruling is Ruling & { answers: { least: number; most: number } } {
  return !Array.isArray(ruling.answers);
}

export function answerText(game: string, name: string, ruling: Ruling, answer: AnswerValue, speak: Say = say): string {
  return isNumber(ruling)
    ? speak(id(game, name, 'number'), { number: Number(answer) })
    : speak(id(game, name, String(answer)));
}

/** What one edition answers, and what the answer rests on. */
export function saidAnswer(game: string, name: string, ruling: Ruling, edition: string): SaidAnswer {
  const position = ruling.editions[edition]!;
  return {
    edition,
    answer: position.answer,
    text: answerText(game, name, ruling, position.answer),
    ...ground(position),
  };
}

function ground(position: Position): { ground: Ground; because: string } {
  if (position.moot) return { ground: 'moot', because: say('rules-moot', { why: say(`moot-${position.moot}`) }) };
  if (position.silent)
    return { ground: 'reading', because: say('rules-reading', { why: say(`reading-${position.silent}`) }) };
  return { ground: 'explicit', because: say('rules-mark-explicit') };
}

/** The rulings whose answers differ between two editions. */
export function differing(book: Rulebook, edition: string, other: string): string[] {
  return Object.entries(book.rulings)
    .filter(([, ruling]) => ruling.editions[edition]?.answer !== ruling.editions[other]?.answer)
    .map(([name]) => name);
}

/** Whether the editions of a game disagree on a question. */
export const editionsDiffer = (ruling: Ruling): boolean =>
  new Set(Object.values(ruling.editions).map((one) => one.answer)).size > 1;

/** The questions that an event touches, by a game's list; those first on which editions disagree. */
export function touched(rulings: GameParts['rulings'], event: Fact, book: Rulebook): string[] {
  const names = (rulings[String(event['event'])] ?? []).filter((name) => name in book.rulings);
  const differs = (name: string): number => Number(editionsDiffer(book.rulings[name]!));
  return names.toSorted((one, other) => differs(other) - differs(one));
}
