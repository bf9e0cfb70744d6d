// The reports that every game has, in a few words.
import { join } from '../../story/lists';
import { say } from '../../words/words.svelte';
import type { AnyReport, Companion } from '../companion.svelte';

export function sharedText(report: AnyReport, companion: Companion): string {
  switch (report.report) {
    case 'players':
      return say('companion-tell-players', { names: join(report.players.map(({ name }) => name)) });
    case 'round':
      return say('companion-tell-round');
    case 'total':
      return say('companion-tell-total', { name: companion.name(report.player), total: report.total });
    case 'stop':
      return say('companion-tell-stop');
    default:
      return '';
  }
}
