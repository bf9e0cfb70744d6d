// What Flip 7 brings to the companion for real cards.
import type { CompanionParts } from '../../companion/parts';
import type { View } from '../types';
import Board from './board/Board.svelte';
import { lastRound, startNote } from './challenge';
import Cell from './scores/Cell.svelte';
import { alternatives } from './fix/correction';
import Extras from './Extras.svelte';
import Fix from './fix/Fix.svelte';
import Pad from './Pad.svelte';
import { tell } from './tell';

export const COMPANION: CompanionParts = {
  Pad,
  Fix,
  Cell,
  Board,
  Check: null,
  Progress: null,
  Menu: Extras,
  ways: ['cards', 'scores'],
  isLowBest: false,
  lastRound,
  startNote,
  goal: ({ table }) => (table.game as View | null)?.rules.target_score ?? null,
  goesOn: () => '',
  tell,
  alternatives,
};
