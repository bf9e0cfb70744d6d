// The entry point: loads the words, applies the theme, mounts the page.
import { mount } from 'svelte';
import App from './App.svelte';
import './look/base.css';
import './look/pieces.css';
import { viewport } from './look/viewport.svelte';
import { app } from './offline/app.svelte';
import { install } from './offline/install.svelte';
import { prefetch } from './pages/loaders';
import { router } from './router/router.svelte';
import { storage } from './settings/storage';
import { settings } from './settings/settings.svelte';
import { reach } from './wire/hosts/reach.svelte';
import { identity } from './wire/identity.svelte';
import { firstLanguage, words } from './words/words.svelte';

const ONCE_IN = 10_000; // milliseconds

/** A page of an older build asks for files that a newer server no longer has; the newer page knows better. */
function renewWhenOutdated(): void {
  addEventListener('vite:preloadError', () => {
    if (Date.now() - storage.read('renewed', 0) < ONCE_IN) return;
    storage.write('renewed', Date.now());
    location.reload();
  });
}

async function main(): Promise<void> {
  renewWhenOutdated();
  settings.follow();
  viewport.follow();
  router.follow();
  reach.follow();
  install.follow();
  void app.follow();
  const spoken = words.speak(firstLanguage());
  prefetch(router.route.page);
  void identity.recall();
  await spoken;
  mount(App, { target: document.getElementById('app')! });
}

void main();
