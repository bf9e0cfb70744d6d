// What follows from a correction, in sentences, from the engine's preview of it.
import { join } from '../../story/lists';
import type { PlayerStanding, Preview, StandingChange } from '../../wire/types';
import { say } from '../../words/words.svelte';
import type { Companion } from '../companion.svelte';
import type { CompanionParts } from '../parts';

export interface Consequence {
  kind: 'standing' | 'turn' | 'deck' | 'over' | 'warn';
  text: string;
}

export function consequences(preview: Preview, companion: Companion, tell: CompanionParts['tell']): Consequence[] {
  return [
    ...preview.becomes_unsettled.map(({ op, reason }) => ({
      kind: 'warn' as const,
      text: say('companion-then-unsettled', {
        entry: 'report' in op ? tell(op.report, companion) : '',
        why: companion.explain(reason),
      }),
    })),
    ...preview.standings.map((change) => ({ kind: 'standing' as const, text: standingText(change, companion) })),
    ...turnTexts(preview, companion),
    ...overTexts(preview, companion),
    ...deckTexts(preview),
  ];
}

function standingText({ player, before, after }: StandingChange, companion: Companion): string {
  const name = companion.name(player);
  if (!before || !after) return say(after ? 'companion-then-comes' : 'companion-then-leaves', { name });
  if (before.total !== after.total)
    return say('companion-then-total', { name, before: before.total, after: after.total });
  if (isOut(before) && !isOut(after)) return say('companion-then-in', { name, points: after.points });
  if (!isOut(before) && isOut(after)) return say('companion-then-out', { name });
  return say('companion-then-points', { name, before: before.points, after: after.points });
}

const isOut = ({ status }: PlayerStanding): boolean => status === 'busted';

function turnTexts({ turn, turn_before: before, round }: Preview, companion: Companion): Consequence[] {
  if (!turn || (turn.player === before?.player && turn.asks === before.asks)) return [];
  if (turn.player === null) return [{ kind: 'turn', text: say('companion-then-round-over', { round }) }];
  return [{ kind: 'turn', text: say('companion-then-turn', { name: companion.name(turn.player) }) }];
}

function overTexts(
  { is_over: isOver, is_over_before: wasOver, winners }: Preview,
  companion: Companion,
): Consequence[] {
  if (isOver === wasOver && !isOver) return [];
  if (!isOver) return [{ kind: 'over', text: say('companion-then-not-over') }];
  const names = join(winners.map((id) => companion.name(id)));
  const isSame = wasOver && winners.join() === companion.shown?.winners.join();
  return isSame ? [] : [{ kind: 'over', text: say('companion-wins', { names, count: winners.length }) }];
}

function deckTexts({ cards_left: left, cards_left_before: before }: Preview): Consequence[] {
  return left === null || left === before ? [] : [{ kind: 'deck', text: say('companion-then-left', { left }) }];
}
