// Whose entry probably comes next while no host answers: a guess for the pad alone, which the engine judges afterwards.
import type { CompanionView, Turn } from '../../../wire/types';
import type { Unsent } from '../../../companion/offline/outbox.svelte';

const ACTION_CARDS = ['freeze', 'flip3', 'chance'];
const OF_FLIP_THREE = 3;

/** Seat order, without those who are out by what is known and by what waits to be sent. */
export function guessTurn(shown: CompanionView, unsent: readonly Unsent[]): Turn | null {
  const { turn } = shown;
  if (turn === null || turn.player === null) return turn;
  const out = new Set(shown.standings.filter(({ status }) => status !== 'active').map(({ player }) => player));
  const after = (player: number): number => {
    const from = shown.seats.indexOf(player);
    const order = [...shown.seats.slice(from + 1), ...shown.seats.slice(0, from + 1)];
    return order.find((one) => !out.has(one)) ?? player;
  };
  let next: Turn = turn;
  for (const { op } of unsent) {
    if (op.op !== 'add') continue;
    const { report } = op;
    const open = { asks: 'decision', card: null, targets: [], cards_to_come: 0, may_stay: true } as const;
    if (report.report === 'took' && ACTION_CARDS.includes(report.card)) {
      const targets = shown.seats.filter((one) => !out.has(one));
      next = { ...next, asks: 'target', player: report.player, card: report.card, targets, may_stay: false };
    } else if (report.report === 'took' && next.cards_to_come > 1) {
      next = { ...next, cards_to_come: next.cards_to_come - 1 };
    } else if (report.report === 'target' && next.card === 'flip3') {
      next = { ...open, targets: [], player: report.target, cards_to_come: OF_FLIP_THREE, may_stay: false };
    } else if (report.report === 'took' || report.report === 'stayed' || report.report === 'target') {
      if (report.report === 'stayed') out.add(report.player);
      if (report.report === 'target' && next.card === 'freeze') out.add(report.target);
      next = { ...open, targets: [], player: after(report.player) };
    }
  }
  return next;
}
