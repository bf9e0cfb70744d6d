// Svelte's options: TypeScript, runes everywhere, short class names for scoped styles.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const SOURCE = join(import.meta.dirname, 'src');
const COMPONENTS = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svelte'))
    .map((name) => join(SOURCE, name))
    .sort();

/** The class that keeps a component's styles to itself: its place among all components, as few letters as can be. */
function scopeOf(file) {
    if (!COMPONENTS.includes(file)) COMPONENTS.push(file);
    return `_${COMPONENTS.indexOf(file).toString(36)}`;
}

export default {
    preprocess: vitePreprocess(),
    compilerOptions: { discloseVersion: false, runes: true, cssHash: ({ filename }) => scopeOf(filename) },
};
