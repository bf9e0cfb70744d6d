// What a table of Flip 7 shows.
import type { GameParts } from '../game/game';
import Aside from './table/Aside.svelte';
import Bar from './table/Bar.svelte';
import Ending from './recap/Ending.svelte';
import Recap from './recap/Recap.svelte';
import { HINTS } from './hints';
import { RULINGS } from './rulings';
import Table from './table/Table.svelte';

/** All cards are open in Flip 7, so any view will do, without a seat. */
const allOpen: GameParts['allOpen'] = (views) => ({ ...views[0]!, me: null });

export const PARTS: GameParts = {
  Table,
  Recap,
  Ending,
  Bar,
  Aside,
  progress: null,
  isLowBest: false,
  rulings: RULINGS,
  hints: HINTS,
  allOpen,
};
