// Views of Phase 10 FLIP! for tests: two seats, and whatever a test says differently.
import { faceUp, type View } from '../../src/phase10flip/types';

const NOTHING = { faces: [], cards: [] };

export function viewOf(given: Partial<View>): View {
  const side = given.side ?? 'colour';
  const hand = given.hand ?? [];
  return {
    me: 0,
    rules: {} as View['rules'],
    deck: [],
    stage: 'playing',
    faces: hand.map((card) => faceUp(card, side)),
    hands: [
      { backs: [], shown: NOTHING, size: hand.length },
      { backs: [], shown: NOTHING, size: 0 },
    ],
    laid: [[], []],
    phases: [1, 1],
    totals: [0, 0],
    playing: [0, 1],
    is_replay: false,
    draw: 50,
    draw_back: '7',
    bottom: null,
    discard: [],
    round: 1,
    dealer: 1,
    seat: 0,
    has_drawn: false,
    turns: 0,
    scores: [],
    winners: [],
    ...given,
    side,
    hand,
  };
}
