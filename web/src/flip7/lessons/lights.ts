// What a lesson may light up at a table of Flip 7, as selectors; NAME stands for the seat that goes with it.
export const LIGHTS: Readonly<Record<string, readonly string[]>> = {
  hit: ['[data-move="hit"]'],
  stay: ['[data-move="stay"]'],
  choices: ['.choices'],
  line: ['.dock .line'],
  points: ['.dock .over', '.dock .line'],
  race: ['.rail'],
  deck: ['.deck, .left[aria-haspopup]'],
  seat: ['.lanes [data-seat="NAME"]'],
  target: ['[data-target="NAME"]', '[data-settle]'],
};
