// The names of cards, and what lies in a line, in words.
import { say } from '../words/words.svelte';
import type { SceneLine } from './scene/scene';
import type { Card } from './types';

/** A card without an article; + and × cannot be part of a message's id. */
export const nameCard = (card: string): string => say(`card-${card.replace('+', 'plus').replace('x', 'times')}`);

/** All cards of a line, for a screen reader. */
export function spellLine(line: SceneLine): string {
  const cards = [...line.numbers.map(String), ...line.modifiers, ...Array<Card>(line.second_chances).fill('chance')];
  return cards.length ? cards.map(nameCard).join(', ') : say('web-flip7-no-card');
}
