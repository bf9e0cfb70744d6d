// How the client is built: into the Python package, from where the server serves it.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './compressed.plugin.ts';
import { words } from './words.plugin.ts';

const SERVER = process.env.VOLTEFACE_SERVER ?? 'http://127.0.0.1:8007';

// What is fetched together: small files compress badly, so what shares much is one file.
const CHUNKS = [
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  { name: 'table', test: /(pages\/(TablePage|NewTable)|src\/(motion|shell|sound|ui)\/|\.css$)/, priority: 2 },
  { name: 'flip7', test: /src\/flip7\//, priority: 1 },
  { name: 'phase10flip', test: /src\/phase10flip\//, priority: 1 },
  { name: 'afterwards', test: /pages\/(Replay|Verify|Me|Import)/ },
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
