// Runs the client's tests in Node.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { words } from './words.plugin.ts';

export default defineConfig({
  plugins: [words(), svelte()],
  resolve: { conditions: ['browser'] },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});
