// What Flip 7 brings to the shell.
import type { GameParts } from '../game/game';
import Table from './Table.svelte';

export const PARTS: GameParts = { Table, Recap: Table, Ending: null, Aside: null, Bar: null };
