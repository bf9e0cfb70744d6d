// Builds a page with nothing but the local host: vite build --config tests/local/page/build.config.ts --outDir OUT
import { defineConfig } from 'vite';
import { engine, engineFiles } from '../../../engine.plugin.ts';

const [, out] = /--outDir[ =](\S+)/.exec(process.argv.join(' ')) ?? [];
if (!out) throw new Error('--outDir says where to build it');

export default defineConfig({
  root: import.meta.dirname,
  plugins: [engine(), engineFiles(out)],
  worker: { format: 'es', plugins: () => [engine()] },
  build: { target: 'es2022', emptyOutDir: true },
});
