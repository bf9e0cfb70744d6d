// What a game brings to the shell that both games share: its table, its recap and its ending.
import type { Component } from 'svelte';
import type { TableClient } from '../wire/table_client.svelte';
import type { TableView } from '../wire/types';

/** A game as somebody sees it. */
export type GameView = NonNullable<TableView['game']>;

export interface TableProps {
  client: TableClient;
}

export interface GameParts {
  /** The table while the game is played: everything between the top bar and the bottom edge. */
  Table: Component<TableProps>;
  /** How each score came about, between two rounds; the shell frames it and has the button that goes on. */
  Recap: Component<TableProps>;
  /** What else there is to say when the game is over, below standings and chart; luck, for example. */
  Ending: Component<TableProps> | null;
  /** The middle of the top bar; the round, the cards left. */
  Bar: Component<TableProps> | null;
  /** Beside the table on a wide screen, above the story; what is left in the deck, for example. */
  Aside: Component<TableProps> | null;
  /** The view of somebody who sees all hands, from every seat's view; for replays. */
  allOpen: (views: readonly GameView[]) => GameView;
}
