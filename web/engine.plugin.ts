// A Vite plugin that puts the engine of the local host beside the built scripts, and tells them where it is.
import { copyFileSync, createReadStream, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BUILT, buildEngine, MISSING } from './engine/build.ts';

const ID = 'virtual:engine';
const ASSETS = 'assets';
const TYPES: Record<string, string> = { mjs: 'text/javascript', wasm: 'application/wasm' };

export function engine(): Plugin {
  let isServing = false;
  const made = lazily(buildEngine);
  return {
    name: 'engine',
    configResolved(config) {
      isServing = config.command === 'serve';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      const built = await made();
      // The built scripts are in the same folder as the engine's.
      const folder = built && `${isServing ? `/${ASSETS}/` : './'}${built.name}/`;
      return `export const engine = ${JSON.stringify(built && { ...built, folder })};`;
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [, folder, name] = /^\/assets\/(engine-\w+)\/([\w.]+)/.exec(request.url ?? '') ?? [];
        if (!folder || !name || folder !== (await made())?.name || !existsSync(join(BUILT, name))) return next();
        response.setHeader('content-type', TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
        createReadStream(join(BUILT, name)).pipe(response);
      });
    },
  };
}

/** Copies the engine into the built client. */
export function engineFiles(folder: string): Plugin {
  return {
    name: 'engine-files',
    apply: 'build',
    closeBundle: {
      order: 'post',
      async handler() {
        const built = await buildEngine();
        if (!built) return this.warn(MISSING);
        const out = join(folder, ASSETS, built.name);
        mkdirSync(out, { recursive: true });
        for (const name of readdirSync(BUILT)) copyFileSync(join(BUILT, name), join(out, name));
      },
    },
  };
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
