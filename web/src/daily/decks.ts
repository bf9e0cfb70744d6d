// Today's deck: its link, from the server if there is one, and whether it belongs to the links this browser saw before.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { storage } from '../settings/storage';
import { Refusal } from '../wire/http';
import { reach } from '../wire/hosts/reach.svelte';
import type { DailyDeck } from '../wire/types';
import { getDeck } from './api';
import { isDay, today } from './days';

const KEY = 'daily-links';
const MOST_KEPT = 60;
const DAY_MS = 86_400_000;

/** Where today's deck comes from, and what this browser can say of it. */
export interface KnownDeck {
  day: string;
  /** The link of a server's chain; null where the deck follows from the date alone. */
  link: string | null;
  /** Whether the link leads back to one of an earlier day; null if this browser saw none. */
  isProven: boolean | null;
  /** The latest earlier day of which this browser knows the link. */
  since: string | null;
}

/** The link so many days before that of a day. */
export function earlier(link: string, days: number): string {
  let bytes = hexToBytes(link);
  for (let day = 0; day < days; day += 1) bytes = sha256(bytes);
  return bytesToHex(bytes);
}

function keptLinks(): DailyDeck[] {
  const kept = storage.read<DailyDeck[]>(KEY, []);
  return Array.isArray(kept) ? kept.filter((one) => isDay(one?.day) && /^[0-9a-f]{64}$/.test(one.link)) : [];
}

/** Compare a deck with those that this browser saw on earlier days, and keep its link. */
export function noteDeck(deck: DailyDeck): KnownDeck {
  const kept = keptLinks();
  const before = kept.filter(({ day }) => day < deck.day).toSorted((one, other) => (one.day < other.day ? 1 : -1))[0];
  const others = kept.filter(({ day }) => day !== deck.day);
  storage.write(KEY, [...others, deck].slice(-MOST_KEPT));
  const days = before ? (Date.parse(deck.day) - Date.parse(before.day)) / DAY_MS : 0;
  return {
    day: deck.day,
    link: deck.link,
    isProven: before ? earlier(deck.link, days) === before.link : null,
    since: before?.day ?? null,
  };
}

/** Today's deck as far as it is known here. */
export async function findDeck(): Promise<KnownDeck> {
  if (reach.isUp) {
    try {
      return noteDeck(await getDeck());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  const known = keptLinks().find(({ day }) => day === today());
  return known ? noteDeck(known) : { day: today(), link: null, isProven: null, since: null };
}
