// What a newcomer reads when something happens for the first time at a table of Phase 10 FLIP!: the event, and the hint.
export const HINTS: Readonly<Record<string, string>> = {
  asked: 'turn',
  laid_down: 'lay',
  hit_made: 'hit',
  flipped: 'flip',
};
