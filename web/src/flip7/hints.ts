// What a newcomer reads when something happens for the first time at a table of Flip 7: the event, and the hint.
export const HINTS: Readonly<Record<string, string>> = {
  asked: 'turn',
  busted: 'bust',
  frozen: 'freeze',
  flip_three_began: 'flip3',
  second_chance_kept: 'chance',
};
