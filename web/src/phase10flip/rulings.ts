// The rulings of Phase 10 FLIP! that bear on each kind of event, the closest first.
import type { GameParts } from '../game/game';

export const RULINGS: GameParts['rulings'] = {
  hands_dealt: ['own_backs'],
  pile_renewed: ['exhausted_pile'],
  drew: ['own_backs'],
  laid_down: ['laying', 'lay_down_size', 'equal_groups', 'numbered_card', 'variant'],
  hit_made: ['numbered_card'],
  discarded: ['flip_when', 'going_out'],
  flipped: ['flip_when', 'last_discard_flips'],
  went_out: ['going_out', 'last_discard_flips'],
  round_stopped: ['exhausted_pile', 'stall_turns'],
  round_scored: ['variant', 'phases_to_win'],
  game_ended: ['phases_to_win', 'variant'],
};
