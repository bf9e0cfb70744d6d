// What was reported of a round of Phase 10 FLIP!, in a few words.
import type { AnyReport, Companion } from '../../companion/companion.svelte';
import { sharedText } from '../../companion/rounds/shared_reports';
import { join } from '../../story/lists';
import { say } from '../../words/words.svelte';
import type { Pad } from './pad/entered';

export function tell(report: AnyReport, companion: Companion): string {
  const name = 'player' in report ? companion.name(report.player) : '';
  switch (report.report) {
    case 'out':
      return report.player === null ? say('companion-nobody-out') : say('companion-tell-out', { name });
    case 'laid':
      return say('companion-tell-laid', { name, laid: report.is_laid ? 'yes' : 'no' });
    case 'hand':
      if (report.points !== null) return say('companion-tell-score', { name, points: report.points });
      return say('companion-tell-hand', {
        name,
        fives: report.fives,
        tens: report.tens,
        twenties: report.twenties,
      });
    case 'side':
      return say('companion-tell-side', { side: report.side });
    case 'phase':
      return say('companion-tell-phase', { name, phase: report.phase });
    default:
      return sharedText(report, companion);
  }
}

/** Who plays the last phase again, because they are tied. */
export function goesOn(companion: Companion): string {
  const { phases, tied } = companion.shown!.pad as Pad;
  return tied.length > 0
    ? say('companion-tied', { names: join(tied.map((id) => companion.name(id))), phase: phases })
    : '';
}
