// How rulings become sentences, and which of them bear on what just happened.
import { say } from '../words/words.svelte';
import type { Position, Rulebook, Ruling } from '../wire/types';
import type { Fact } from './sentences';

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

export const question = (game: string, name: string): string => say(id(game, name));

export function isNumber(ruling: Ruling): ruling is Ruling & { answers: { least: number; most: number } } {
  return !Array.isArray(ruling.answers);
}

export function answerText(game: string, name: string, ruling: Ruling, answer: AnswerValue): string {
  return isNumber(ruling)
    ? say(id(game, name, 'number'), { number: Number(answer) })
    : say(id(game, name, String(answer)));
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

// Which questions an event touches, the closest first.
const TOUCHED: Record<string, Record<string, readonly string[]>> = {
  flip7: {
    round_began: ['initial_deal', 'reshuffle_each_round'],
    dealt: ['initial_deal', 'deal_to_seats_out'],
    reshuffled: ['reshuffle_when', 'reshuffle_this_round', 'reshuffle_each_round'],
    busted: ['second_chance_protects', 'deferred_after_bust'],
    saved: ['second_chance_protects', 'second_chance_in_flip_three'],
    stayed: ['empty_stay'],
    frozen: ['freeze_self', 'deferred_after_freeze'],
    flip_three_began: ['used_flip_three', 'flip_three_replaces_deal', 'second_chance_in_flip_three'],
    card_waits: ['deferred_order', 'deferred_after_bust', 'second_chance_in_flip_three'],
    card_assigned: ['deferred_order'],
    second_chance_kept: ['second_chance_in_flip_three', 'spare_second_chance_alone'],
    second_chance_given: ['spare_second_chance_alone', 'deferred_second_chance_after_bust'],
    card_dropped: [
      'deferred_after_bust',
      'deferred_after_freeze',
      'spare_second_chance_alone',
      'deferred_second_chance_after_bust',
    ],
    round_scored: ['two_doubles', 'target_score'],
    tie_break: ['tie'],
    game_ended: ['target_score', 'tie', 'challenge_rounds', 'round_cap'],
  },
  phase10flip: {
    hands_dealt: ['own_backs'],
    pile_renewed: ['exhausted_pile'],
    drew: ['own_backs'],
    laid_down: ['laying', 'lay_down_size', 'equal_groups', 'numbered_card', 'variant'],
    hit_made: ['numbered_card'],
    discarded: ['flip_when', 'going_out'],
    flipped: ['flip_when', 'last_discard_flips'],
    went_out: ['going_out', 'last_discard_flips'],
    round_stopped: ['exhausted_pile', 'stall_turns'],
    round_scored: ['variant', 'phases_to_win'],
    game_ended: ['phases_to_win', 'variant'],
  },
};

/** The questions that an event touches, those first on which editions disagree. */
export function touched(game: string, event: Fact, book: Rulebook): string[] {
  const names = (TOUCHED[game]?.[String(event['event'])] ?? []).filter((name) => name in book.rulings);
  return names.toSorted(
    (one, other) => Number(editionsDiffer(book.rulings[other]!)) - Number(editionsDiffer(book.rulings[one]!)),
  );
}
