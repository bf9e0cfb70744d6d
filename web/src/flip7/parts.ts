// What a table of Flip 7 shows.
import type { GameParts } from '../game/game';
import Aside from './Aside.svelte';
import Bar from './Bar.svelte';
import Ending from './Ending.svelte';
import Recap from './recap/Recap.svelte';
import { RULINGS } from './rulings';
import Table from './Table.svelte';

/** All cards lie open here; whoever sees all hands only has no seat. */
const allOpen: GameParts['allOpen'] = (views) => ({ ...views[0]!, me: null });

export const PARTS: GameParts = { Table, Recap, Ending, Bar, Aside, isLowBest: false, rulings: RULINGS, allOpen };
