// How to play a game, in words: the sections of its guide by the rules of an edition or of a table.
import type { Fact } from '../game/game';
import type { AnswerValue } from '../story/rulings';
import type { GameInfo, Section, Setup } from '../wire/types';
import { say, type Say } from '../words/words.svelte';

/** What is agreed: the edition, the house rules laid over it, and how many play. */
export type Agreed = Pick<Setup, 'game' | 'edition' | 'house' | 'seats'>;

export interface SaidSection {
  id: string;
  title: string;
  text: string;
  cards: readonly string[];
}

/** Every ruling's answer as agreed. */
export function answersOf({ rulebook }: GameInfo, { edition, house }: Agreed): Record<string, AnswerValue> {
  const printed = Object.entries(rulebook.rulings).map(([name, ruling]) => [name, ruling.editions[edition]!.answer]);
  return { ...(Object.fromEntries(printed) as Record<string, AnswerValue>), ...house };
}

export function saidSection(info: GameInfo, agreed: Agreed, { id, cards }: Section, speak: Say = say): SaidSection {
  const given = { ...answersOf(info, agreed), seats: agreed.seats };
  const message = `${agreed.game}-guide-${id}`;
  return { id, title: speak(`${message}-title`, given), text: speak(message, given), cards };
}

/** The section that explains an event. */
export function sectionFor(info: GameInfo, event: Fact): Section | null {
  return info.guide.find(({ events }) => events.includes(String(event['event']))) ?? null;
}
