// Friends' results that came as links, for this browser's own page of that day.
import { storage } from '../settings/storage';
import type { DailyResult } from '../wire/types';
import { isDay } from './days';

export interface Friend {
  day: string;
  game: string;
  table: string;
  name: string;
  score: number;
}

const KEY = 'daily-friends';
const MOST = 60;

function read(): Friend[] {
  const stored = storage.read<Friend[]>(KEY, []);
  return Array.isArray(stored) ? stored.filter(isFriend) : [];
}

function isFriend(one: Partial<Friend> | null): one is Friend {
  return isDay(one?.day) && typeof one.score === 'number' && [one.game, one.table, one.name].every(isText);
}

const isText = (value: unknown): boolean => typeof value === 'string';

class Friends {
  list: Friend[] = $state.raw(read());

  /** Remember a friend's result. */
  keep(table: string, { day, game, name, score }: DailyResult): void {
    const others = read().filter((one) => one.table !== table);
    this.list = [...others, { day, game, table, name, score }].slice(-MOST);
    storage.write(KEY, this.list);
  }
}

export const friends = new Friends();

/** Friends' results with the deck of a day. */
export function friendsOn(day: string, game: string): Friend[] {
  return friends.list.filter((one) => one.day === day && one.game === game);
}
