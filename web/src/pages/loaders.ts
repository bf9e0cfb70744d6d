// The pages: small ones are in the first bundle, large ones are loaded when they are opened.
import type { Component } from 'svelte';
import type { PageName } from '../router/route';
import type { Bundle } from '../words/bundles';
import { words } from '../words/words.svelte';
import About from './About.svelte';
import Home from './home/Home.svelte';
import Missing from './Missing.svelte';

/** Every page is given the id of its address, and the part that it names; those without look away. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Page = Component<any>;
type Fetched = Exclude<PageName, 'home' | 'about' | 'nowhere'>;

type Loader = () => Promise<{ default: Page }>;

/** Loads a page together with the words that only some pages have. */
function withWords(load: Loader, ...bundles: Bundle[]): Loader {
  return async () => {
    const [page] = await Promise.all([load(), ...bundles.map((bundle) => words.need(bundle))]);
    return page;
  };
}

export const LOADERS: Record<Fetched, Loader> = {
  learn: withWords(() => import('./learn/LearnPage.svelte'), 'lessons'),
  lesson: withWords(() => import('./learn/LessonPage.svelte'), 'lessons'),
  lobby: () => import('./Lobby.svelte'),
  rules: withWords(() => import('./RulesPage.svelte'), 'rules', 'search'),
  table: () => import('./TablePage.svelte'),
  replay: () => import('./ReplayPage.svelte'),
  import: () => import('./ImportPage.svelte'),
  new: () => import('./new_table/NewTable.svelte'),
  me: withWords(() => import('./MePage.svelte'), 'you'),
  verify: withWords(() => import('./VerifyPage.svelte'), 'fair'),
  cards: withWords(() => import('../companion/start/StartPage.svelte'), 'companion'),
  today: withWords(() => import('../daily/DailyPage.svelte'), 'daily'),
  check: withWords(() => import('../companion/CheckPage.svelte'), 'companion'),
  evenings: withWords(() => import('../companion/evenings/EveningsPage.svelte'), 'companion'),
  screen: withWords(() => import('../companion/ScreenPage.svelte'), 'companion'),
};

export const PAGES: Record<Exclude<PageName, Fetched>, Page> = {
  home: Home,
  about: About,
  nowhere: Missing,
};

export function isFetched(page: PageName): page is Fetched {
  return page in LOADERS;
}

/** Begin to fetch what a page needs; a failure is shown when the page is opened. */
export function prefetch(page: PageName): void {
  if (isFetched(page)) LOADERS[page]().catch(() => undefined);
}
