// What was reported of a round of Flip 7, in a few words.
import type { AnyReport, Companion } from '../../companion/companion.svelte';
import { sharedText } from '../../companion/rounds/shared_reports';
import { say } from '../../words/words.svelte';
import { nameCard } from '../names';

export function tell(report: AnyReport, companion: Companion): string {
  const name = 'player' in report ? companion.name(report.player) : '';
  switch (report.report) {
    case 'took':
      return say('companion-tell-took', { name, card: nameCard(report.card) });
    case 'stayed':
      return say('companion-tell-stayed', { name });
    case 'target':
      return say('companion-tell-target', { name, target: companion.name(report.target) });
    case 'score':
      if (report.is_bust) return say('companion-tell-bust', { name });
      if (report.points !== null) return say('companion-tell-score', { name, points: report.points });
      return say('companion-tell-took', { name, card: (report.cards ?? []).map(nameCard).join(' · ') || '0' });
    case 'reshuffled':
      return say('companion-tell-reshuffled');
    case 'turn':
      return say('companion-tell-turn', { name });
    default:
      return sharedText(report, companion);
  }
}
