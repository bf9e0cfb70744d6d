// The challenge for one or two at a real table: what to know before it starts, and its last round.
import type { Companion } from '../../companion/companion.svelte';
import { say } from '../../words/words.svelte';
import { challengeRounds } from '../points';
import type { View } from '../types';

export function startNote(answer: (ruling: string) => string | number, people: number): string {
  const rounds = challengeRounds({ challenge_rounds: Number(answer('challenge_rounds')) }, people);
  return rounds === null ? '' : say('companion-challenge', { target: answer('target_score'), rounds });
}

export function lastRound({ table, shown }: Pick<Companion, 'table' | 'shown'>): number | null {
  const view = table.game as View | null;
  return view && challengeRounds(view.rules, shown?.seats.length ?? 0);
}
