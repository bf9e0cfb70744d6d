// Builds the client into the Python package, from where the server serves it.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './compressed.plugin.ts';
import { words } from './words.plugin.ts';

const SERVER = process.env.VOLTEFACE_SERVER ?? 'http://127.0.0.1:8007';

const SOURCE = join(import.meta.dirname, 'src');
const GAMES = readdirSync(SOURCE).filter((folder) => existsSync(join(SOURCE, folder, 'manifest.ts')));

// What is fetched together: small files compress badly, so what shares much is one file.
const CHUNKS = [
  { name: 'first', tags: ['$initial' as const], priority: 4 },
  { name: 'table', test: /(pages\/(TablePage|new_table)|src\/(motion|shell|sound|ui)\/|\.css$)/, priority: 3 },
  { name: 'afterwards', test: /(pages\/(Replay|Verify|Me|Import)|src\/\w+\/dealing\.ts$)/, priority: 2 },
  ...GAMES.map((game) => ({ name: game, test: new RegExp(`src/${game}/`), priority: 1 })),
];

export default defineConfig({
  plugins: [words(), svelte(), compressed()],
  build: {
    outDir: '../src/volteface/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  // The server compares Origin with Host, so the proxy passes both on unchanged: no changeOrigin.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: SERVER, ws: true } } },
});
