// People at a real table while their list is edited.
import type { Player } from '../../wire/types';
import { freeName } from './groups';

export interface Person {
  /** Of the row, while the list is edited. */
  key: string;
  /** Of the player; null for somebody who is new. */
  id: number | null;
  name: string;
}

let made = 0;

export function newPerson(name: string): Person {
  return { key: `new-${++made}`, id: null, name };
}

export function rowsNamed(names: readonly string[]): Person[] {
  const taken: string[] = [];
  for (const name of names) taken.push(freeName(name, taken));
  return taken.map((name) => newPerson(name));
}

export const peopleSeated = (players: readonly Player[]): Person[] =>
  players.map(({ id, name }) => ({ key: `player-${id}`, id, name }));

/** The players that a list comes to: those who are new get ids that nobody at the table ever had. */
export function playersOf(people: readonly Person[], everybody: readonly Player[]): Player[] {
  let next = Math.max(-1, ...everybody.map(({ id }) => id)) + 1;
  return people.map(({ id, name }) => ({ id: id ?? next++, name }));
}
