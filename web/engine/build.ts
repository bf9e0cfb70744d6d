// Builds the engine for the local host: Pyodide, msgspec's wheel for it, and our package, compiled. It is built again
// only when something in it has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PACKAGES, STDLIB } from '../src/local/module.ts';
import { pack } from './pack.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(import.meta.dirname, '../.engine');
const WHEELS = join(FOLDER, 'wheels'); // scripts/setup_client.sh downloads them
export const BUILT = join(FOLDER, 'built');
const LOCK = join(FOLDER, 'lock');
const SPARE = [PACKAGES, STDLIB];
const WAIT_MILLISECONDS = 500;
const STALE_MILLISECONDS = 300_000; // of a build that was killed
const STAMP = join(FOLDER, 'stamp');
const SOURCES = ['kernel', 'games', 'bots', 'locale', 'tables', 'rooms', 'browser'];

export interface Engine {
  name: string; // changes whenever a file does
  files: string[];
  spare: string[]; // fetched only where the snapshot cannot be restored
  bytes: number; // of the files, compressed
}

export const MISSING =
  'The wheel of msgspec for the browser is not here, so playing without a network is left out: everything else works. ' +
  'scripts/play downloads it when it can.';

/** Builds the engine if it is not up to date; null if the wheel is missing, an error if it is required. */
export async function buildEngine(): Promise<Engine | null> {
  const wheel = existsSync(WHEELS) ? readdirSync(WHEELS).find((name) => name.endsWith('.whl')) : undefined;
  if (!wheel) {
    if (process.env.VOLTEFACE_ENGINE === 'required') throw new Error(MISSING);
    return null;
  }
  const now = fingerprint(join(WHEELS, wheel));
  const isFresh = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now;
  while (!isFresh()) {
    if (!lock()) await new Promise((resolve) => setTimeout(resolve, WAIT_MILLISECONDS));
    else
      try {
        await pack(join(WHEELS, wheel), BUILT);
        writeFileSync(STAMP, now);
      } finally {
        rmdirSync(LOCK);
      }
  }
  const all = readdirSync(BUILT).filter((name) => !/\.(br|gz)$/.test(name));
  const [files, spare] = [all.filter((name) => !SPARE.includes(name)), SPARE];
  const bytes = files.reduce((sum, name) => sum + sizeOf(join(BUILT, name)), 0);
  return { name: `engine-${hash(all.map((name) => readFileSync(join(BUILT, name))))}`, files, spare, bytes };
}

/** What is sent of a file. */
function sizeOf(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Whether this process may build now: tests and builds run side by side. */
function lock(): boolean {
  try {
    if (existsSync(LOCK) && Date.now() - statSync(LOCK).mtimeMs > STALE_MILLISECONDS) rmdirSync(LOCK);
    mkdirSync(LOCK);
    return true;
  } catch {
    return false;
  }
}

function fingerprint(wheel: string): string {
  const sources = SOURCES.flatMap((name) => filesBelow(join(ROOT, 'src/volteface', name))).filter((file) =>
    /\.(py|toml|csv|json)$/.test(file),
  );
  const inputs = [
    wheel,
    join(ROOT, 'pyproject.toml'),
    join(ROOT, 'src/volteface/__init__.py'),
    join(import.meta.dirname, '../node_modules/pyodide/package.json'),
    ...['module.ts', 'snapshot.ts'].map((name) => join(import.meta.dirname, '../src/local', name)),
    ...filesBelow(import.meta.dirname),
    ...sources,
  ].sort();
  return hash(inputs.flatMap((file) => [Buffer.from(relative(ROOT, file)), readFileSync(file)]));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('__pycache__'))
    .map((entry) => join(entry.parentPath, entry.name));
}

function hash(parts: Buffer[]): string {
  const made = createHash('sha256');
  for (const part of parts) made.update(String(part.length)).update(part);
  return made.digest('base64url').slice(0, 10).replace(/[-_]/g, '0');
}
