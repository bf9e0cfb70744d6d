// Builds the files of the engine: Pyodide, msgspec's library, a memory snapshot of Python with everything imported, and
// the modules themselves, for browsers that cannot restore it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { PyodideAPI } from 'pyodide';
import { FOLDER, LIBRARY, OPTIONS, PACKAGES, STDLIB, withLibrary, type CreateModule } from '../src/local/module.ts';
import { packSnapshot } from '../src/local/snapshot.ts';

const ROOT = join(import.meta.dirname, '../..');
const PYODIDE = join(import.meta.dirname, '../node_modules/pyodide/');

// Code knows its lines, for tracebacks, but not its columns.
const FOR_COMPILING = { ...OPTIONS, env: { ...OPTIONS.env, PYTHONNODEBUGRANGES: '1' } };

type Load = (options: Record<string, unknown>) => Promise<PyodideAPI>;
type Files = [path: string, data: Uint8Array][];

interface Compiled {
  stored: Uint8Array; // the standard library as a zip file; unpacking would leave much behind in the snapshot
  stdlib: Uint8Array; // the same, compressed
  packages: Uint8Array; // our package and msgspec as a zip file
  files: Files; // and one by one
}

export async function pack(wheel: string, out: string): Promise<void> {
  const { loadPyodide } = (await import(`${PYODIDE}pyodide.mjs`)) as { loadPyodide: Load };
  mkdirSync(out, { recursive: true });
  const { stored, stdlib, packages, files } = await compile(await loadPyodide(FOR_COMPILING), wheel);
  write(out, STDLIB, stdlib);
  write(out, PACKAGES, packages);
  const zip = join(out, '../stored.zip');
  writeFileSync(zip, stored);
  const library = files.find(([path]) => path === LIBRARY)?.[1];
  if (!library) throw new Error(`${wheel} has no ${LIBRARY}`);
  const { default: create } = (await import(`${PYODIDE}pyodide.asm.mjs`)) as { default: CreateModule };
  let fresh = new Uint8Array();
  const python = await loadPyodide({
    ...OPTIONS,
    stdLibURL: zip,
    createPyodideModule: withLibrary(create, library, (memory) => (fresh = memory.slice())),
    _makeSnapshot: true,
  });
  write(out, 'python.bin', packSnapshot(snapshot(python, files), fresh));
  write(out, 'msgspec.so', library);
  write(out, 'python_stdlib.zip', NO_FILES); // that of a snapshot: everything is imported already
  for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'])
    write(out, name, readFileSync(PYODIDE + name));
}

/** Compiles the standard library, our package and msgspec; what is compiled leaves less behind in the snapshot. */
async function compile(python: PyodideAPI, wheel: string): Promise<Compiled> {
  for (const [inside, outside] of [
    ['/root', ROOT],
    ['/wheel', dirname(wheel)],
    ['/pyodide', PYODIDE],
  ] as const) {
    python.FS.mkdirTree(inside);
    python.mountNodeFS(inside, outside);
  }
  python.runPython(readFileSync(join(import.meta.dirname, 'compile.py'), 'utf8'));
  const stdlib = python.globals.get('compile_stdlib')('/pyodide/python_stdlib.zip');
  const packages = python.globals.get('compile_packages')('/root', wheel.replace(dirname(wheel), '/wheel'));
  const zipped = (files: unknown, isCompressed: boolean) =>
    python.globals.get('zipped')(files, isCompressed).toJs() as Uint8Array;
  return {
    stored: zipped(stdlib, false),
    stdlib: zipped(stdlib, true),
    packages: zipped(packages, true),
    files: packages.toJs() as Files,
  };
}

function snapshot(python: PyodideAPI, files: Files): Uint8Array {
  for (const [path, data] of files) {
    const file = `${FOLDER}/${path}`;
    python.FS.mkdirTree(dirname(file));
    if (path !== LIBRARY) python.FS.writeFile(file, data);
  }
  python.runPython(`
import gc, sys
sys.path.insert(0, "${FOLDER}")
import volteface.browser.preload
volteface.browser.preload.preload()
gc.collect()
`);
  return (python as unknown as { makeMemorySnapshot(): Uint8Array }).makeMemorySnapshot();
}

/** Writes a file, and what a server sends of it. What stays the same from build to build may take its time. */
function write(out: string, name: string, data: Uint8Array): void {
  const file = join(out, name);
  if (existsSync(file) && readFileSync(file).equals(data)) return;
  writeFileSync(file, data);
  if (name.endsWith('.zip')) return; // compressed already
  const quality = name.endsWith('.wasm') ? 10 : 9; // 19 s in place of 5 s for 0.27 MB less
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 24 } };
  writeFileSync(`${file}.br`, brotliCompressSync(data, options));
  writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }));
}

const NO_FILES = Uint8Array.of(0x50, 0x4b, 5, 6, ...new Array<number>(18).fill(0)); // an empty zip file
