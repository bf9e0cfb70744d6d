// Finished games and streams of chance as the Python reference makes them; written by tests/tables/fair_games.py.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check as checkWith, type Report } from '../../src/fair/check';
import type { Begin } from '../../src/fair/dealing';
import { GAMES } from '../../src/game/games';
import type { Log } from '../../src/wire/types';

interface Game {
  name: string;
  log: Log;
  seed: string;
  commitment: string;
  draws: number;
  is_branched: boolean;
  reshuffles: number;
}

interface Written {
  digests: { message: string; sha256: string; key: string; hmac: string }[];
  streams: { seed: string; deal: number; limits: number[]; below: number[]; shuffled: number[] }[];
  games: Game[];
}

export const WRITTEN = JSON.parse(
  readFileSync(process.env['FAIR_GAMES'] ?? join(import.meta.dirname, 'games.json'), 'utf8'),
) as Written;
const readGames = (name: string): Game[] => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Game[];
/** Games whose logs are of format 1, where notes say `doing` and `level`, of format 2, whose seed has the names, and of format 3, where anybody may deal first. */
export const OLD_GAMES = readGames('format1.json');
export const OLDER_GAMES = [...OLD_GAMES, ...readGames('format2.json'), ...readGames('format3.json')];
export const game = (name: string): Game => WRITTEN.games.find((one) => one.name === name)!;

const DEALING: Record<string, Begin> = Object.fromEntries(
  await Promise.all(GAMES.map(async ({ game, loadDealing }) => [game, await loadDealing()] as const)),
);

/** Check a log as the page does, with the dealing of its game. */
export const check = (log: Log): Report => checkWith(log, DEALING[log.header.game] ?? null);
