// What a game brings to the companion for real cards, loaded when such a table is opened.
import type { Component } from 'svelte';
import type { AnyReport, Companion } from './companion.svelte';

export interface CompanionProps {
  companion: Companion;
}

/** One player's cell of a round on the score sheet. */
export interface CellProps extends CompanionProps {
  round: number;
  player: number;
  onclose: () => void;
}

export interface FixProps extends CompanionProps {
  /** The round to look at first. */
  round: number;
  onclose: () => void;
  onrule: () => void;
}

export interface CheckProps {
  /** The question as the address has it. */
  search: string;
}

export interface CompanionParts {
  /** Where a round is entered, while one runs. */
  Pad: Component<CompanionProps>;
  /** Where an earlier report of a round is changed, removed or inserted; null where the sheet is enough. */
  Fix: Component<FixProps> | null;
  /** Corrects one cell of the score sheet. */
  Cell: Component<CellProps>;
  /** The big screen: to be read from across a room, without controls. */
  Board: Component<CompanionProps> | null;
  /** Answers questions about real cards, such as whether a hand is a phase; null where there is nothing to ask. */
  Check: Component<CheckProps> | null;
  /** How far somebody has come, where there is more than a total; null where there is not. */
  Progress: Component<CompanionProps & { player: number }> | null;
  /** More entries for the table's menu. */
  Menu: Component<CompanionProps & { onclose: () => void }> | null;
  /** The ways to keep a round that people may choose from. */
  ways: readonly ('cards' | 'scores')[];
  /** Whether the fewest points are the best. */
  isLowBest: boolean;
  /** The last round that the rules allow; null where there may be any number. */
  lastRound?: (companion: Companion) => number | null;
  /** What to know before the start, by the answers agreed on and how many play; empty if nothing. */
  startNote?: (answer: (ruling: string) => string | number, people: number) => string;
  /** The total that ends the game; null where something else does. */
  goal: (companion: Companion) => number | null;
  /** Why the game goes on although somebody has reached its end, or nothing. */
  goesOn: (companion: Companion) => string;
  /** What somebody reported, in a few words, such as “Ada: 10”. */
  tell: (report: AnyReport, companion: Companion) => string;
  /** What an entry that does not fit may have been instead, as things stand, such as a Freeze on somebody else. */
  alternatives?: (report: AnyReport, companion: Companion) => AnyReport[];
}
