// The query string of a replay: the moment and the view that a link names.
import { here, link } from '../wire/hosts/site';
import { OPEN } from './replay_client.svelte';

const CALM_MS = 400; // browsers refuse an address that changes all the time

interface ReplayAddress {
  at: number;
  viewer: number;
}

/** What the address says: `?at=41&seat=2`; the beginning and all hands open if it says nothing. */
export function readAddress(search: string = here().search): ReplayAddress {
  const given = new URLSearchParams(search);
  return { at: whole(given.get('at'), 0), viewer: whole(given.get('seat'), OPEN) };
}

/** Have the address name that moment once somebody stays there; returns a function that cancels it. */
export function keepAddress(at: number, viewer: number): () => void {
  const timer = setTimeout(() => {
    const given = new URLSearchParams([
      ...(at > 0 ? [['at', String(at)]] : []),
      ...(viewer === OPEN ? [] : [['seat', String(viewer)]]),
    ]);
    const search = given.toString();
    history.replaceState(null, '', link(here().path + (search && `?${search}`)));
  }, CALM_MS);
  return () => clearTimeout(timer);
}

function whole(text: string | null, otherwise: number): number {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : otherwise;
}
