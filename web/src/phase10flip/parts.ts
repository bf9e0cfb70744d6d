// What a table of Phase 10 FLIP! shows.
import type { GameParts } from '../game/game';
import Aside from './Aside.svelte';
import Bar from './Bar.svelte';
import { allOpen } from './open';
import Recap from './recap/Recap.svelte';
import { RULINGS } from './rulings';
import Table from './Table.svelte';

export const PARTS: GameParts = { Table, Recap, Ending: null, Bar, Aside, isLowBest: true, rulings: RULINGS, allOpen };
