// The list of games with their editions, rulings and bots; fetched once.
import { storage } from '../settings/storage';
import { getGames, Refusal } from './http';
import { local } from './hosts/local.svelte';
import { reach } from './hosts/reach.svelte';
import { server } from './hosts/server';
import { base, isStatic } from './hosts/site';
import type { GameInfo } from './types';

const KEPT = 'games'; // as the server last told them

class Rulebooks {
  games: GameInfo[] = $state.raw([]);
  #asked: Promise<void> | null = null;

  /** Have them ready; a failure is forgotten, so that the next page asks again. */
  load(): Promise<void> {
    this.#asked ??= fetchGames().then(
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

/** From the server, or as it last told them, or from this device. */
async function fetchGames(): Promise<GameInfo[]> {
  if (isStatic) {
    const kept = await fetch(`${base}games.json`).catch(() => null);
    return kept?.ok ? kept.json() : getGames(local);
  }
  try {
    const games = await getGames(server);
    storage.write(KEPT, games);
    return games;
  } catch (error) {
    if (!(error instanceof Refusal) || !reach.isLost) throw error;
    return storage.read<GameInfo[] | null>(KEPT, null) ?? getGames(local);
  }
}

export const rulebooks = new Rulebooks();

/** The edition whose rulebook is in that language, or the first one. */
export function usualEdition(info: GameInfo, language: string): string {
  const editions = Object.entries(info.rulebook.editions);
  const fits = editions.find(([, edition]) => edition.language === language);
  return (fits ?? editions[0])?.[0] ?? '';
}
