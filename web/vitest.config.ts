// How the client's logic is tested: in Node, with the words of every language.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { words } from './words.plugin.ts';

export default defineConfig({
  plugins: [words(), svelte()],
  resolve: { conditions: ['browser'] },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});
