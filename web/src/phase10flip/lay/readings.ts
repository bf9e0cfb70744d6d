// The ways to read the stars of a suggested lay-down: which numbers they may stand for, group by group.
import type { LayDown } from '../types';

/** A group whose stars may be read in several ways. */
export interface StarChoice {
  group: number;
  /** The numbers of the group's stars in each reading. */
  readings: number[][];
  chosen: number[];
}

type IsStar = (card: string) => boolean;

/** What is left to choose: the groups whose stars stand for other numbers in another reading. */
export function starChoices(moves: readonly LayDown[], chosen: LayDown, isStar: IsStar): StarChoice[] {
  const choices = chosen.groups.map((_, group) => {
    const readings = new Map(moves.map((move) => [declared(move, group, isStar), starsIn(move, group, isStar)]));
    return { group, readings: [...readings.values()].sort(byNumbers), chosen: starsIn(chosen, group, isStar) };
  });
  return choices.filter((choice) => choice.readings.length > 1);
}

/** The reading in which a group's stars stand for these numbers, otherwise as close to the chosen one as there is. */
export function readAs(
  moves: readonly LayDown[],
  chosen: LayDown,
  group: number,
  numbers: readonly number[],
  isStar: IsStar,
): LayDown {
  const fitting = moves.filter((move) => declared(move, group, isStar) === numbers.join(' '));
  const alike = (move: LayDown): number =>
    move.groups.filter((_, at) => at !== group && declared(move, at, isStar) === declared(chosen, at, isStar)).length;
  return fitting.toSorted((one, next) => alike(next) - alike(one))[0] ?? chosen;
}

function starsIn(move: LayDown, group: number, isStar: IsStar): number[] {
  const stars = (move.groups[group] ?? []).filter((one) => isStar(one.card));
  return stars.map((one) => one.number ?? 0).sort((one, next) => one - next);
}

const declared = (move: LayDown, group: number, isStar: IsStar): string => starsIn(move, group, isStar).join(' ');

function byNumbers(one: readonly number[], next: readonly number[]): number {
  return one[0]! - next[0]! || (one[1] ?? 0) - (next[1] ?? 0);
}
