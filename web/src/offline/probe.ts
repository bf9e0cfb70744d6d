// Asks whether the server is there: a page that comes from the cache knows nothing of it.
import { server } from '../wire/hosts/server';
import { hasServer } from '../wire/hosts/site';

const PATIENCE_SECONDS = 5;

export function probe(): void {
  if (!hasServer || !navigator.serviceWorker?.controller) return;
  void server.request('GET', '/healthz', undefined, { seconds: PATIENCE_SECONDS });
}
