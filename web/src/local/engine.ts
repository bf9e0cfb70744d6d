// Starts Python in this worker from a memory snapshot of it, with everything imported (docs/decisions/0009).
import { OPTIONS, withLibrary, type CreateModule } from './module.ts';
import type { Step } from './messages.ts';

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

/** Starts Python from a folder of engine files. */
export async function startPython(
  folder: string,
  report: Report,
  { script, bytes }: Reader = siteReader(folder),
): Promise<Python> {
  report('engine', 0, STEPS);
  const snapshot = bytes('python.bin').then(unzip);
  snapshot.catch(() => undefined); // reported when it is awaited
  const [{ loadPyodide }, module, library] = await Promise.all([
    script('pyodide.mjs') as Promise<{ loadPyodide: LoadPyodide }>,
    script('pyodide.asm.mjs') as Promise<{ default: CreateModule }>,
    bytes('msgspec.so'),
  ]);
  report('python', 1, STEPS);
  const python = await loadPyodide({
    ...OPTIONS,
    indexURL: folder,
    packageBaseUrl: folder,
    createPyodideModule: withLibrary(module.default, library),
    _loadSnapshot: snapshot,
  });
  python.setStderr({ batched: (text) => console.warn(text) });
  report('rules', 2, STEPS);
  return python;
}

/** Starts the host in Python. */
export function startHost(python: Python, call: CallDatabase, page: Page, pace?: string): PythonHost {
  return python.pyimport('volteface.browser.host').start(call, page, pace);
}

async function unzip(zipped: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([zipped]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
