// How a finished game ended for a person, in words.
import { join } from '../story/lists';
import type { TableSummary } from '../wire/types';
import { say } from '../words/words.svelte';

export const hasWon = (game: TableSummary): boolean => game.seat !== null && game.winners.includes(game.seat);

export function outcome(game: TableSummary): string {
  if (hasWon(game)) return say('web-played-won', { shared: game.winners.length > 1 ? 'yes' : 'no' });
  if (game.winners.length === 0) return say('web-played-nobody');
  return say('web-played-lost', { names: join(game.winners.map((seat) => game.players[seat] ?? '')) });
}

/** Who else was there. */
export function others(game: TableSummary): string[] {
  return game.players.filter((name, seat) => name !== '' && seat !== game.seat);
}

export function when(game: TableSummary, language: string): string {
  return timeOf(game.updated, language);
}

/** A day and a time, for milliseconds since 1970. */
export function timeOf(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}
