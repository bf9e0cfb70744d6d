// Hit or stay, as the adviser sees it, in words.
import { say, words } from '../words/words.svelte';
import type { Suggestion } from './types';

/** Points on average, with one decimal. */
export function average(points: number): string {
  return new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(points);
}

export function suggestionText({ is_hit_best: isHitBest, hit, stay }: Suggestion): string {
  return say('flip7-suggestion', { best: isHitBest ? 'hit' : 'stay', hit: average(hit), stay: String(stay) });
}
