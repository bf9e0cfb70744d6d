// A client-side router.
import { closeLayer } from '../ui/layers';
import { read, type Route } from './route';

class Router {
  route: Route = $state.raw(read('/'));

  /** Show the page of the browser's address, now and whenever it changes. */
  follow(): void {
    this.#look();
    addEventListener('popstate', () => closeLayer() || this.#look());
    document.addEventListener('click', (click) => this.#catch(click));
  }

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    this.route = read(location.pathname);
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
    const link = (click.target as Element | null)?.closest?.('a[href]');
    if (
      !(link instanceof HTMLAnchorElement) ||
      link.target ||
      link.origin !== location.origin ||
      link.hasAttribute('download')
    )
      return;
    if (read(link.pathname).page === 'nowhere') return;
    click.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
