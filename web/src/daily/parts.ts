// What a game brings for its daily deck, in its own folder `daily`.
import type { IconName } from '../art/icons';
import type { DailyDecision } from '../wire/types';

/** What stands for a card or a turn. */
export interface Sign {
  icon: IconName | null;
  letter: string;
  /** The look of the tile. */
  kind: 'card' | 'ice' | 'three' | 'ring' | 'stay' | 'bust' | 'seven' | 'plain';
}

/** A sentence about a choice. */
export interface Note {
  icon: IconName;
  text: string;
}

export interface DailyParts {
  game: string;
  signs: Record<string, Sign>;
  /** What is special about this game's challenge, in one line. */
  rule: IconName;
  /** What to say about a choice that the bot would not have made; null for one that made no difference. */
  note: (decision: DailyDecision) => Note | null;
}

const found = import.meta.glob<DailyParts>('../*/daily/parts.ts', { eager: true, import: 'DAILY' });

/** The games with a daily deck, in the order of their names. */
export const DAILY_GAMES: readonly DailyParts[] = Object.values(found).toSorted((one, other) =>
  one.game < other.game ? -1 : 1,
);

export const dailyOf = (game: string): DailyParts | null => DAILY_GAMES.find((one) => one.game === game) ?? null;

/** The page of a game's deck; the first game's has the shortest address. */
export const pathOf = (game: string): string => (game === DAILY_GAMES[0]!.game ? '/today' : `/today/${game}`);
