// What all deals of a game come from: the secret that was committed to, and the chance that every seat added.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Log } from '../wire/types';
import { BadLog, tableEventOf, type Header } from './log';

const FIELDS = ['format', 'engine', 'game', 'rules_version', 'edition', 'rulings', 'seats', 'deck'] as const;

/** The chance that a seat added; a bot adds none. */
export interface Chance {
  name: string;
  text: string;
  isBot: boolean;
}

/** All that goes into the deals. */
export interface Origin {
  table: string;
  commitment: string;
  secret: string;
  chances: Chance[];
  seed: Uint8Array;
}

/** Where a game's deals come from; raises `BadLog` if the secret is not the one that was committed to. */
export function originOf(log: Log): Origin {
  const [first, secret] = [tableEventOf(log.entries[0] ?? ({} as never)), secretOf(log)];
  if (first?.event !== 'opened') throw new BadLog('no-commitment');
  const chances = chancesOf(log);
  const bytes = bytesOf(secret);
  if (bytes === null || bytesToHex(sha256(bytes)) !== first.commitment) throw new BadLog('other-secret');
  const seed = hmac(sha256, bytes, utf8ToBytes(agreed(log.header, chances)));
  return { table: first.table, commitment: first.commitment, secret, chances, seed };
}

/** The bytes that hexadecimal digits spell; null if they spell none. */
function bytesOf(digits: string): Uint8Array | null {
  try {
    return hexToBytes(digits);
  } catch {
    return null;
  }
}

function secretOf(log: Log): string {
  const revealed = log.entries
    .map(tableEventOf)
    .filter((event) => event?.event === 'revealed')
    .at(-1);
  if (revealed?.event !== 'revealed') throw new BadLog('not-over');
  return String(revealed.secret);
}

/** Who sat where when the game began, and what they added. */
function chancesOf(log: Log): Chance[] {
  const chances: Chance[] = [];
  for (const entry of log.entries) {
    const event = tableEventOf(entry);
    if (event?.event === 'sat_down') chances[event.seat] = { name: event.name, text: event.entropy, isBot: false };
    if (event?.event === 'bot_seated') chances[event.seat] = { name: event.name, text: '', isBot: true };
    if (event?.event !== 'started') continue;
    if (write(event.header) !== write(log.header)) throw new BadLog('other-rules', entry.seq);
    if (log.header.seats.some((_, seat) => chances[seat] === undefined)) throw new BadLog('never-began');
    return chances.slice(0, log.header.seats.length);
  }
  throw new BadLog('never-began');
}

/** The header as the seed is made of it: its fields in their order, the rulings in the order of their names. */
function inOrder(header: Header): Record<string, unknown> {
  const rulings = Object.fromEntries(Object.entries(header.rulings).sort(([one], [other]) => (one < other ? -1 : 1)));
  const whole: Record<string, unknown> = { ...header, rulings, deck: header.deck ?? null };
  return Object.fromEntries(FIELDS.map((field) => [field, whole[field]]));
}

const write = (header: Header): string => JSON.stringify(inOrder(header));

/** What the seed is made of: the rules and how many play; up to format 2, the whole header. */
function agreed(header: Header, chances: Chance[]): string {
  const about = inOrder(header);
  if (header.format > 2) {
    delete about['engine'];
    about['seats'] = header.seats.length;
  }
  return JSON.stringify([about, chances.map((one) => one.text)]);
}

/** The seats that do not deal first: those of people, if a bot plays along; up to format 3 anybody could. */
export function sparedSeats(header: Header, chances: readonly Chance[]): number[] {
  const people = chances.flatMap((chance, seat) => (chance.isBot ? [] : [seat]));
  return header.format > 3 && people.length < chances.length ? people : [];
}
