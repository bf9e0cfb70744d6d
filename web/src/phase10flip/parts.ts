// What a table of Phase 10 FLIP! shows.
import type { GameParts } from '../game/game';
import Aside from './table/Aside.svelte';
import Bar from './table/Bar.svelte';
import { allOpen } from './open';
import Recap from './recap/Recap.svelte';
import { RULINGS } from './rulings';
import Table from './table/Table.svelte';

export const PARTS: GameParts = { Table, Recap, Ending: null, Bar, Aside, isLowBest: true, rulings: RULINGS, allOpen };
