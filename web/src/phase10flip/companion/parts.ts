// What Phase 10 FLIP! brings to the companion for real cards.
import '../../companion/look/keys.css';
import type { CompanionParts } from '../../companion/parts';
import Board from './board/Board.svelte';
import Cell from './pad/Cell.svelte';
import CheckPage from './check/CheckPage.svelte';
import Extras from './Extras.svelte';
import Pad from './pad/Pad.svelte';
import Progress from './Progress.svelte';
import { goesOn, tell } from './tell';

export const COMPANION: CompanionParts = {
  Pad,
  Fix: null,
  Cell,
  Board,
  Check: CheckPage,
  Progress,
  Menu: Extras,
  ways: ['scores'],
  isLowBest: true,
  goal: () => null,
  goesOn,
  tell,
};
