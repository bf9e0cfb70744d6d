// What a table of Phase 10 FLIP! shows.
import type { GameParts } from '../game/game';
import { say } from '../words/words.svelte';
import Aside from './table/Aside.svelte';
import Bar from './table/Bar.svelte';
import Ending from './recap/Ending.svelte';
import { allOpen } from './open';
import { HINTS } from './hints';
import Recap from './recap/Recap.svelte';
import { RULINGS } from './rulings';
import { phasesLaid } from './standing';
import Table from './table/Table.svelte';

/** Phases count before points. */
const progress: GameParts['progress'] = (story, seat) => {
  const phases = phasesLaid(story, seat).length;
  return { reached: phases, words: say('web-phase10flip-phases-done', { phases }) };
};

export const PARTS: GameParts = {
  ...{ Table, Recap, Ending, Bar, Aside },
  ...{ progress, isLowBest: true, rulings: RULINGS, hints: HINTS, allOpen },
};
