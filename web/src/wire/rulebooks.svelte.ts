// The server's list of games with their editions, rulings and bots; fetched once.
import { getGames } from './http';
import type { GameInfo } from './types';

class Rulebooks {
  games: GameInfo[] = $state.raw([]);
  #asked: Promise<void> | null = null;

  /** Have them ready; a failure is forgotten, so that the next page asks again. */
  load(): Promise<void> {
    this.#asked ??= getGames().then(
      (games) => void (this.games = games),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  find(game: string): GameInfo | null {
    return this.games.find((one) => one.game === game) ?? null;
  }
}

export const rulebooks = new Rulebooks();

/** The edition whose rulebook is in that language, or the first one. */
export function usualEdition(info: GameInfo, language: string): string {
  const editions = Object.entries(info.rulebook.editions);
  const fits = editions.find(([, edition]) => edition.language === language);
  return (fits ?? editions[0])?.[0] ?? '';
}
