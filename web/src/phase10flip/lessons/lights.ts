// What a lesson may light up at a table of Phase 10 FLIP!, as selectors; NAME stands for the seat or face that goes with it.
export const LIGHTS: Readonly<Record<string, readonly string[]>> = {
  draw: ['[data-move="draw"]'],
  take: ['[data-move="take"]'],
  piles: ['.piles'],
  pile: ['.piles .pile'],
  discards: ['.piles .pile:last-child'],
  hand: ['.dock .hand'],
  card: ['.dock [data-face="NAME"]'],
  goal: ['.dock .goal'],
  lay: ['[data-move="lay_down"]'],
  hit: ['[data-move="hit"]', '.tray'],
  discard: ['[data-move="discard"]'],
  laid: ['.table .laid, .dock .laid-groups, .others > .laid-groups'],
  seat: ['.opponent[data-seat="NAME"]'],
  backs: ['.opponent[data-seat="NAME"] .cards'],
  side: ['.side'],
};
