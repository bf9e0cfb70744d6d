// What Phase 10 FLIP! brings to the companion for real cards.
import '../../companion/look/keys.css';
import type { CompanionParts } from '../../companion/parts';
import Board from './Board.svelte';
import Cell from './Cell.svelte';
import CheckPage from './CheckPage.svelte';
import Extras from './Extras.svelte';
import Pad from './Pad.svelte';
import { tell } from './tell';

export const COMPANION: CompanionParts = {
  Pad,
  Fix: null,
  Cell,
  Board,
  Check: CheckPage,
  Menu: Extras,
  ways: ['scores'],
  isLowBest: true,
  goal: () => null,
  tell,
};
