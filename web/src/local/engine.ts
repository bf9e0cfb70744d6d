// Starts Python in this worker from a memory snapshot of it, with everything imported (docs/decisions/0009).
import type { Step } from './messages.ts';
import { FOLDER, OPTIONS, PACKAGES, STDLIB, withLibrary, type CreateModule } from './module.ts';
import { complete, unpackSnapshot } from './snapshot.ts';

/** The host in Python (src/volteface/browser/host.py); texts are JSON. */
export interface PythonHost {
  request(text: string): Promise<string>;
  connect(text: string): void;
  send(line: number, text: string): void;
  close(line: number): void;
  changed(table: string): Promise<void>;
}

/** What the host calls; its functions must not throw. */
export interface Page {
  message(line: number, text: string): void;
  closed(line: number, code: number): void;
  appended(table: string): void;
}

export type CallDatabase = (operation: string, argument: string) => Promise<string>;
export type Report = (step: Step, loaded: number, total: number) => void;

export interface Python {
  pyimport(name: string): { start(call: CallDatabase, page: Page, pace?: string): PythonHost };
  runPython(code: string): unknown;
  unpackArchive(data: Uint8Array, format: 'zip', options: { extractDir: string }): void;
  globals: { get(name: string): unknown };
  setStderr(options: { batched: (text: string) => void }): void;
}

/** How the files of the engine are read; a test in Node reads them from the disk. */
export interface Reader {
  script(name: string): Promise<Record<string, unknown>>;
  bytes(name: string): Promise<Uint8Array<ArrayBuffer>>;
}

type LoadPyodide = (options: Record<string, unknown>) => Promise<Python>;

const STEPS = 4;
const GZIP = [0x1f, 0x8b]; // how such a file begins

/** Reads the files from a folder of a site. */
export function siteReader(folder: string): Reader {
  return {
    script: (name) => import(/* @vite-ignore */ folder + name) as Promise<Record<string, unknown>>,
    async bytes(name) {
      const response = await fetch(folder + name);
      if (!response.ok) throw new Error(`${folder}${name}: ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

/** Starts Python from a folder of engine files: from its snapshot, or from its modules where that cannot be restored. */
export async function startPython(
  folder: string,
  report: Report,
  reader: Reader = siteReader(folder),
): Promise<Python> {
  report('engine', 0, STEPS);
  const { loadPyodide } = (await reader.script('pyodide.mjs')) as { loadPyodide: LoadPyodide };
  const options = { ...OPTIONS, indexURL: folder, packageBaseUrl: folder };
  const python = await restore(loadPyodide, options, report, reader).catch((error: unknown) => {
    console.warn('Python starts from its modules, since the snapshot cannot be restored:', error);
    return start(loadPyodide, { ...options, stdLibURL: folder + STDLIB }, report, reader);
  });
  python.setStderr({ batched: (text) => console.warn(text) });
  report('rules', 2, STEPS);
  return python;
}

async function restore(
  loadPyodide: LoadPyodide,
  options: Record<string, unknown>,
  report: Report,
  { script, bytes }: Reader,
): Promise<Python> {
  const [module, library, snapshot] = await Promise.all([
    script('pyodide.asm.mjs') as Promise<{ default: CreateModule }>,
    bytes('msgspec.so'),
    bytes('python.bin').then(unzip).then(unpackSnapshot),
  ]);
  report('python', 1, STEPS);
  return loadPyodide({
    ...options,
    createPyodideModule: withLibrary(module.default, library, (fresh) => complete(snapshot, fresh)),
    _loadSnapshot: snapshot,
  });
}

/** The plain way, which takes several times as long; its files are fetched only then. */
async function start(
  loadPyodide: LoadPyodide,
  options: Record<string, unknown>,
  report: Report,
  { bytes }: Reader,
): Promise<Python> {
  report('python', 1, STEPS);
  const [python, packages] = await Promise.all([loadPyodide(options), bytes(PACKAGES)]);
  python.unpackArchive(packages, 'zip', { extractDir: FOLDER });
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  return python;
}

/** Starts the host in Python. */
export function startHost(python: Python, call: CallDatabase, page: Page, pace?: string): PythonHost {
  return python.pyimport('volteface.browser.host').start(call, page, pace);
}

/** On a static site the snapshot is compressed in itself, since many web servers compress no such files. */
async function unzip(zipped: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (zipped[0] !== GZIP[0] || zipped[1] !== GZIP[1]) return zipped;
  const stream = new Blob([zipped]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
