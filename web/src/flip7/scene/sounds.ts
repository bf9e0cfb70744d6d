// The sound of each event.
import type { SoundName } from '../../sound';
import type { MomentKind } from './steps';
import type { Event } from '../types';

const OF_EVENTS: Partial<Record<Event['event'], SoundName>> = {
  dealt: 'deal',
  stayed: 'stay',
  flip_three_began: 'three',
  reshuffled: 'turn',
  all_shuffled: 'turn',
  second_chance_kept: 'turn',
  second_chance_given: 'deal',
  round_scored: 'round',
  game_ended: 'win',
};

export function soundOf(event: Event, moment: MomentKind | null): SoundName | null {
  return moment ?? OF_EVENTS[event.event] ?? null;
}
