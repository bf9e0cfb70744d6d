// What Phase 10 FLIP! brings to the shell.
import type { GameParts } from '../game/game';
import Aside from './Aside.svelte';
import Bar from './Bar.svelte';
import { allOpen } from './open';
import Recap from './recap/Recap.svelte';
import Table from './Table.svelte';

export const PARTS: GameParts = { Table, Recap, Ending: null, Bar, Aside, allOpen };
