// Where the client begins: its words, its theme, its page.
import { mount } from 'svelte';
import App from './App.svelte';
import './look/base.css';
import './look/pieces.css';
import { router } from './router/router.svelte';
import { settings } from './settings/settings.svelte';
import { identity } from './wire/identity.svelte';
import { firstLanguage, words } from './words/words.svelte';

async function main(): Promise<void> {
  settings.follow();
  router.follow();
  void identity.recall();
  await words.speak(firstLanguage());
  mount(App, { target: document.getElementById('app')! });
}

void main();
