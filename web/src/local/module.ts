// How Python's WebAssembly module is made, alike when the engine is built and when it starts: a memory snapshot holds
// addresses of msgspec's functions and data, so its library must be loaded at the same moment in both.
export interface PythonModule {
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array): void };
  preRun: ((module: PythonModule) => void)[];
  onRuntimeInitialized?: () => void;
  instantiateWasm(imports: WebAssembly.Imports, done: Instantiated): unknown;
  _malloc(size: number): number;
  loadDynamicLibrary(path: string, options: Record<string, unknown>): void;
}

type Instantiated = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;
export type CreateModule = (settings: PythonModule) => Promise<unknown>;

export const FOLDER = '/app'; // where our package and msgspec are
// What Python starts from where its snapshot cannot be restored.
export const STDLIB = 'stdlib.zip';
export const PACKAGES = 'packages.zip';
export const LIBRARY = 'msgspec/_core.cpython-314-wasm32-emscripten.so';

// What Pyodide is told besides; the same hashes of texts everywhere, so that building twice gives the same.
export const OPTIONS = {
  env: { HOME: FOLDER, PYTHONHASHSEED: '0', PYTHONINSPECT: '1' },
  // Nothing is installed by name, so the list of packages is empty.
  lockFileContents: JSON.stringify({
    info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', version: '314.0.7' },
    packages: {},
  }),
};

/**
 * The function that makes the module, with msgspec's library loaded before Python runs. `see` is called with the memory
 * when there is nothing in it yet but the data of the WebAssembly file.
 */
export function withLibrary(
  create: CreateModule,
  library: Uint8Array,
  see: (memory: Uint8Array) => void,
): CreateModule {
  return (settings) => {
    const restore = withoutTrampoline();
    const { instantiateWasm } = settings;
    settings.instantiateWasm = (imports, done) =>
      instantiateWasm(imports, (instance, module) => {
        see(new Uint8Array((instance.exports.memory as WebAssembly.Memory).buffer));
        done(instance, module);
      });
    const path = `${FOLDER}/${LIBRARY}`;
    settings.preRun.push(({ FS }) => {
      FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
      FS.writeFile(path, library);
    });
    let failure: Error | null = null; // Emscripten would not pass it on
    settings.onRuntimeInitialized = () => {
      restore();
      try {
        alignHeap(settings);
        settings.loadDynamicLibrary(path, { loadAsync: false, global: false, nodelete: true, fs: settings.FS });
      } catch (error) {
        failure = error as Error;
      }
    };
    return create(settings)
      .finally(restore)
      .then((module) => {
        if (failure) throw failure;
        return module;
      });
  };
}

/**
 * Has Python call its C functions through JavaScript, as it does in older browsers. Newer ones would add a function to
 * the table before the library is loaded, and the addresses in a snapshot would depend on the browser.
 */
function withoutTrampoline(): () => void {
  const { Module } = WebAssembly;
  WebAssembly.Module = new Proxy(Module, {
    construct(target, [bytes]: [Uint8Array<ArrayBuffer>]) {
      const isTrampoline = new TextDecoder('latin1').decode(bytes).includes('__indirect_function_table');
      if (isTrampoline) throw new WebAssembly.CompileError('not wanted');
      return new target(bytes);
    },
  });
  return () => {
    WebAssembly.Module = Module;
  };
}

const HEAP_START = 14 * 1024 * 1024; // above whatever was allocated before Python runs
const HEADER = 8; // bytes that an allocation takes besides

/** Fills the heap up to a fixed address: before Python runs, a few bytes more are allocated in Node than in a browser. */
function alignHeap({ _malloc }: PythonModule): void {
  const first = _malloc(HEADER + HEADER);
  const filler = HEAP_START - first - 4 * HEADER;
  if (filler < 0 || _malloc(filler) !== first + 3 * HEADER || _malloc(HEADER) !== HEAP_START) {
    throw new Error('The memory of Python is not laid out as in its snapshot.');
  }
}
