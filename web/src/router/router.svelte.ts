// A client-side router.
import { closeLayer } from '../ui/layers';
import { here, link, pageOf, splitQuery, tidyAddress } from '../wire/hosts/site';
import { read, type Route } from './route';

class Router {
  route: Route = $state.raw(read('/'));

  /** Show the page of the browser's address, now and whenever it changes. */
  follow(): void {
    tidyAddress();
    this.#look();
    addEventListener('popstate', () => closeLayer() || this.#look());
    document.addEventListener('click', (click) => this.#catch(click));
  }

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', link(path));
    else history.replaceState(null, '', link(path));
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    this.route = read(here().path);
  }

  #catch(click: MouseEvent): void {
    if (
      click.defaultPrevented ||
      click.button !== 0 ||
      click.metaKey ||
      click.ctrlKey ||
      click.shiftKey ||
      click.altKey
    )
      return;
    const anchor = (click.target as Element | null)?.closest?.('a[href]');
    if (!(anchor instanceof HTMLAnchorElement) || anchor.target || anchor.hasAttribute('download')) return;
    const path = pageOf(anchor);
    if (path === null || read(splitQuery(path)[0]).page === 'nowhere') return;
    click.preventDefault();
    this.go(path);
  }
}

export const router = new Router();
