// How the client is built: into the Python package, from where the server serves it.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './compressed.plugin.ts';
import { words } from './words.plugin.ts';

const SERVER = process.env.VOLTEFACE_SERVER ?? 'http://127.0.0.1:8007';

export default defineConfig({
  plugins: [words(), svelte(), compressed()],
  build: {
    outDir: '../src/volteface/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true } } },
});
