// The groups that played with real cards on this device, the latest first.
import { storage } from '../../settings/storage';

export interface Group {
  game: string;
  /** In seat order. */
  names: string[];
  /** What people call it, such as “Sunday”. */
  title?: string;
}

const NAME = 'cards-groups';
const MOST = 8;

export function recentGroups(): Group[] {
  return storage.read<Group[]>(NAME, []);
}

const keyOf = ({ names }: Group): string => JSON.stringify(names.map((name) => name.toLocaleLowerCase()).toSorted());

/** Remember who plays; the same people in another order are the same group. */
export function keepGroup(group: Group): void {
  const [known, others] = parted(group);
  storage.write(NAME, [{ ...(known?.title ? { title: known.title } : {}), ...group }, ...others].slice(0, MOST));
}

/** Give a group a name; an empty one takes it away. */
export function nameGroup(group: Group, title: string): void {
  const key = keyOf(group);
  const named = (one: Group): Group => (keyOf(one) === key ? { ...one, title: title.trim() } : one);
  storage.write(NAME, recentGroups().map(named));
}

/** What is known of a group, and the other groups. */
function parted(group: Group): [Group | undefined, Group[]] {
  const all = recentGroups();
  const key = keyOf(group);
  return [all.find((one) => keyOf(one) === key), all.filter((one) => keyOf(one) !== key)];
}

/** A name that is not taken: a second Ada becomes Ada 2. */
export function freeName(name: string, taken: readonly string[]): string {
  const isFree = (one: string): boolean => !taken.some((other) => other.toLowerCase() === one.toLowerCase());
  for (let number = 1; ; number++) {
    const one = number === 1 ? name : `${name} ${number}`;
    if (isFree(one)) return one;
  }
}

/** The list with one of its entries at another index. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from);
  return rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, list[from]!);
}
