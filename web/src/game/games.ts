// The games there are parts for, fetched when a table of theirs is opened.
import type { GameParts } from './game';

const LOADERS: Record<string, () => Promise<{ PARTS: GameParts }>> = {
  flip7: () => import('../flip7'),
  phase10flip: () => import('../phase10flip'),
};

export const GAME_NAMES = ['flip7', 'phase10flip'] as const;

export async function loadParts(game: string): Promise<GameParts | null> {
  return (await LOADERS[game]?.())?.PARTS ?? null;
}
