// What lies before a player, for whoever does not see it.
import { nameCard } from '../story/names';
import { say } from '../words/words.svelte';
import type { SceneLine } from './scene';
import type { Card } from './types';

export function spellLine(line: SceneLine): string {
  const cards = [...line.numbers.map(String), ...line.modifiers, ...Array<Card>(line.second_chances).fill('chance')];
  return cards.length ? cards.map(nameCard).join(', ') : say('web-flip7-no-card');
}
