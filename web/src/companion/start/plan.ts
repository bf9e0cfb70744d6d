// What was chosen on the start page: carried out by the page of the table, also if that is loaded again on the way.
import { storage } from '../../settings/storage';
import type { Companion } from '../companion.svelte';

export interface Plan {
  table: string;
  names: string[];
  way: 'cards' | 'scores';
  /** Who deals first, as an index of the names; null if the table draws. */
  dealer: number | null;
  /** Whether the link for a big screen is shown first. */
  isScreen: boolean;
}

const NAME = 'cards-plan';

export function makePlan(plan: Plan): void {
  storage.write(NAME, plan);
}

export function findPlan(table: string): Plan | null {
  const plan = storage.read<Plan | null>(NAME, null);
  return plan?.table === table ? plan : null;
}

/** Name everybody, begin the game and its first round; what is done already is not done again. */
export async function carryOut(plan: Plan, companion: Companion): Promise<void> {
  const { client } = companion;
  storage.write(NAME, null); // what is refused is not tried again: the page asks for it
  if (client.table?.stage === 'gathering') {
    const named = await client.request({ type: 'name_players', names: plan.names });
    if (named.is === 'refused') return companion.refuse(named.reason, named.text);
    const started = await client.request({ type: 'start', bot: '' });
    if (started.is === 'refused') return companion.refuse(started.reason, started.text);
  }
  if (companion.shown?.turn?.asks === 'dealer') await beginRound(companion, plan.way, plan.dealer);
}

/** Begin a round; without a dealer the rules say who deals, in the first one the table draws. */
export async function beginRound(companion: Companion, way: 'cards' | 'scores', dealer: number | null): Promise<void> {
  const isDrawn = dealer === null && companion.shown?.turn?.asks === 'dealer';
  await companion.report({ report: 'round', way, dealer, is_drawn: isDrawn, is_shuffled: false });
}
