// The registry of games: every folder with a manifest.ts is one.
import type { GameManifest, GameParts, GameWords } from './game';

const found = import.meta.glob<GameManifest>('../*/manifest.ts', { eager: true, import: 'MANIFEST' });

/** All games, by name. */
export const GAMES: readonly GameManifest[] = Object.values(found).toSorted((one, other) =>
  one.game < other.game ? -1 : 1,
);

/** The game that links lead to where none was chosen. */
export const FIRST_GAME = GAMES[0]!.game;

export function findGame(name: string): GameManifest | null {
  return GAMES.find(({ game }) => game === name) ?? null;
}

export async function loadParts(game: string): Promise<GameParts | null> {
  return (await findGame(game)?.loadParts()) ?? null;
}

const NO_WORDS: GameWords = { nameCard: (card) => card, fields: {}, hints: () => ({}) };

/** How a game names its cards; one that this client does not know has names for nothing. */
export function wordsOf(game: string): GameWords {
  return findGame(game)?.words ?? NO_WORDS;
}
