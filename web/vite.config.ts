// Builds the client into the Python package, from where the server serves it.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressed } from './compressed.plugin.ts';
import { engine, engineFiles } from './engine.plugin.ts';
import { icons, MANIFEST } from './icons.plugin.ts';
import { previews } from './previews.plugin.ts';
import { words } from './words.plugin.ts';

const SERVER = process.env.VOLTEFACE_SERVER ?? 'http://127.0.0.1:8007';

const OUT = join(import.meta.dirname, '../src/volteface/web');
const SOURCE = join(import.meta.dirname, 'src');
const GAMES = readdirSync(SOURCE).filter((folder) => existsSync(join(SOURCE, folder, 'manifest.ts')));

// Parts that only some pages show, each a file of scripts and a file of styles; their words are bundles of the same names.
const PARTS = { companion: 'companion', daily: 'daily', lessons: '(\\w+/)?(lessons|learn)', search: 'search' };

const inPart = (folder: string): string => `src/(\\w+/)?${folder}/`;
const inAnyPart = inPart(`(${Object.values(PARTS).join('|')})`);
const TABLE = 'pages/(TablePage|new_table)|src/(motion|rules|shell|sound|ui)/|\\.css$';

// What is fetched together: small files compress badly, so what shares much is one file.
const CHUNKS = [
  { name: 'first', tags: ['$initial' as const], priority: 5 },
  // Before the parts, which would take what they share with a table or with a game.
  { name: 'table', test: new RegExp(`^(?!.*${inAnyPart}).*(${TABLE})`), priority: 4 },
  ...GAMES.map((game) => ({ name: game, test: new RegExp(`^(?!.*${inAnyPart}).*src/${game}/`), priority: 3.5 })),
  ...Object.entries(PARTS).map(([name, folder]) => ({ name, test: new RegExp(inPart(folder)), priority: 3 })),
  { name: 'afterwards', test: /(pages\/(Replay|Verify|Me|Import)|src\/\w+\/dealing\.ts$)/, priority: 2 },
  { name: 'pages', test: /pages\/(Lobby|Rules)/, priority: 2 },
  { name: 'offline', test: /src\/(moving|offline)\/\w+\.svelte$/, priority: 2 },
];

// Starting without a network: the manifest of the installed app, and the service worker with the list of files it keeps.
const offline = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/offline',
  filename: 'service_worker.ts',
  injectRegister: null, // offline/registration.ts does it, after the first page
  manifest: MANIFEST,
  injectManifest: {
    globPatterns: ['index.html', 'assets/*.{js,css}'],
    dontCacheBustURLsMatching: /^assets\//, // their names change with their content
    buildPlugins: { vite: [engine()] },
  },
});

export default defineConfig({
  experimental: {
    // Scripts and styles find each other wherever the folder is; `volteface site` does the same for the page.
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  plugins: [words(), svelte(), engine(), icons(), previews(), offline, compressed(), engineFiles(OUT)],
  worker: { format: 'es', plugins: () => [engine()] },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  // The server compares Origin with Host, so the proxy passes both on unchanged: no changeOrigin.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: SERVER, ws: true } } },
});
