// Runs the client's tests in Node.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { engine } from './engine.plugin.ts';
import { words } from './words.plugin.ts';

export default defineConfig({
  plugins: [words(), svelte(), engine()],
  resolve: { conditions: ['browser'] },
  test: {
    server: { deps: { external: [/\.engine/] } },
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    testTimeout: 60_000, // loading a whole game takes its time on a busy machine; what hangs still fails
  },
});
