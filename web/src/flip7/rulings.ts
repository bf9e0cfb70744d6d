// The rulings of Flip 7 that bear on each kind of event, the closest first.
import type { GameParts } from '../game/game';

export const RULINGS: GameParts['rulings'] = {
  round_began: ['initial_deal', 'reshuffle_each_round'],
  dealt: ['initial_deal', 'deal_to_seats_out'],
  reshuffled: ['reshuffle_when', 'reshuffle_this_round'],
  all_shuffled: ['reshuffle_each_round'],
  busted: ['second_chance_protects', 'deferred_after_bust'],
  saved: ['second_chance_protects', 'second_chance_in_flip_three'],
  stayed: ['empty_stay'],
  frozen: ['freeze_self', 'deferred_after_freeze'],
  flip_three_began: ['used_flip_three', 'flip_three_replaces_deal', 'second_chance_in_flip_three'],
  card_waits: ['deferred_order', 'deferred_after_bust', 'second_chance_in_flip_three'],
  card_assigned: ['deferred_order'],
  second_chance_kept: ['second_chance_in_flip_three', 'spare_second_chance_alone'],
  second_chance_given: ['spare_second_chance_alone', 'deferred_second_chance_after_bust'],
  card_dropped: [
    'deferred_after_bust',
    'deferred_after_freeze',
    'spare_second_chance_alone',
    'deferred_second_chance_after_bust',
  ],
  round_scored: ['two_doubles', 'target_score'],
  tie_break: ['tie'],
  game_ended: ['target_score', 'tie', 'challenge_rounds', 'round_cap'],
};
