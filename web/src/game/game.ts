// What a game brings to the client. Its manifest is on every page; its heavy parts are fetched when they are needed.
import type { Component } from 'svelte';
import type { CompanionParts } from '../companion/parts';
import type { Begin } from '../fair/dealing';
import type { Arguments } from '../words/words.svelte';
import type { TableClient } from '../wire/table_client.svelte';
import type { SeenEntry, TableView } from '../wire/types';

/** A game as somebody sees it. */
export type GameView = NonNullable<TableView['game']>;

/** An event, or the arguments of a refusal: fields by name. */
export type Fact = Record<string, unknown>;

/** How a game names what its events and refusals speak of. */
export interface GameWords {
  /** A card without an article. */
  nameCard: (card: string) => string;
  /** How fields of its own read in a sentence, by their names. */
  fields: Readonly<Record<string, (value: unknown) => string | number>>;
  /** Further arguments that its sentences select by. */
  hints: (fields: Fact) => Arguments;
}

/** Selectors by name; NAME in one stands for the seat or the card that goes with it. */
export type Lights = Readonly<Record<string, readonly string[]>>;

/** `manifest.ts` in a game's folder exports one of these as MANIFEST. */
export interface GameManifest {
  game: string;
  words: GameWords;
  /** Whether hands are hidden: then a device is passed on behind a curtain. */
  hasHands: boolean;
  /** Rulings that are asked on the first page of options, not among the house rules. */
  plainRulings: readonly string[];
  /** Draws a card by its name; draws nothing if there is no such card. */
  Card: Component<{ card: string }>;
  /** Three cards for the first page. */
  fan: readonly string[];
  loadParts: () => Promise<GameParts>;
  /** What its lessons may light up. */
  loadLights: () => Promise<Lights>;
  /** Deals a finished game again, to verify it. */
  loadDealing: () => Promise<Begin>;
  /** Keeps a game with real cards; null if that is not possible. */
  loadCompanion: (() => Promise<CompanionParts>) | null;
}

/** The other seats in the order of turns, beginning after `me`; all seats for a spectator. */
export function othersFrom(seats: number, me: number | null): number[] {
  if (me === null) return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, step) => (me + 1 + step) % seats);
}

export interface TableProps {
  client: TableClient;
}

export interface GameParts {
  /** The table while the game is played: everything between the top bar and the bottom edge. */
  Table: Component<TableProps>;
  /** How each score came about, between two rounds; the page frames it and has the button that goes on. */
  Recap: Component<TableProps>;
  /** What else there is to say when the game is over, below standings and chart; luck, for example. */
  Ending: Component<TableProps> | null;
  /** The middle of the top bar; the round, the cards left. */
  Bar: Component<TableProps> | null;
  /** Beside the table on a wide screen, above the story; what is left in the deck, for example. */
  Aside: Component<TableProps> | null;
  /** How far everybody came, in words and as a number that counts before points; null where only points count. */
  progress: ((story: readonly SeenEntry[], seat: number) => { reached: number; words: string }) | null;
  /** Whether the fewest points are the best. */
  isLowBest: boolean;
  /** The rulings that bear on each kind of event, the closest first. */
  rulings: Readonly<Record<string, readonly string[]>>;
  /** The hint for a newcomer when an event happens for the first time, or when they are `asked`. */
  hints: Readonly<Record<string, string>>;
  /** Merges all seats' views into one with all hands open; for replays. */
  allOpen: (views: readonly GameView[]) => GameView;
}
