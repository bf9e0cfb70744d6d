// The games as a server tells of them: their rulings and guides, asked of our own Python once.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { GameInfo } from '../src/wire/types';

const ROOT = join(import.meta.dirname, '../..');
const PROGRAM = 'from volteface.server.static_site import games_json; print(games_json().decode())';

export function readGames(): GameInfo[] {
  const python = join(ROOT, '.venv/bin/python');
  return JSON.parse(execFileSync(python, ['-c', PROGRAM], { encoding: 'utf8', maxBuffer: 1 << 24 })) as GameInfo[];
}
