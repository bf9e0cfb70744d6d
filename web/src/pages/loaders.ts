// The pages that are fetched when they are opened; the first one is fetched while the words are.
import type { Route } from '../router/route';

export const LOADERS = {
  table: () => import('./TablePage.svelte'),
  replay: () => import('./ReplayPage.svelte'),
  import: () => import('./ImportPage.svelte'),
  new: () => import('./NewTable.svelte'),
  lobby: () => import('./Lobby.svelte'),
  rules: () => import('./RulesPage.svelte'),
  about: () => import('./About.svelte'),
  me: () => import('./MePage.svelte'),
  verify: () => import('./VerifyPage.svelte'),
};

/** Begin to fetch what a route needs; a failure is shown when the page is opened. */
export function prefetch(route: Route): void {
  if (route.page in LOADERS) LOADERS[route.page as keyof typeof LOADERS]().catch(() => undefined);
}
