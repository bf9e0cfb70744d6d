// The ten phases as the rulebook lists them: the sizes of their runs, then of their sets.
export interface Requirement {
  kind: 'run' | 'set';
  size: number;
}

const PHASES: readonly [runs: readonly number[], sets: readonly number[]][] = [
  [[2, 2], []],
  [[2], [2]],
  [[2], [3]],
  [[3], [2]],
  [[4], [2]],
  [[3, 3], []],
  [[3], [3]],
  [[5], [2]],
  [[2], [4]],
  [[3], [2, 2]],
];

export const PHASE_NUMBERS: readonly number[] = PHASES.map((_, index) => index + 1);

/** What a phase asks for, in its order. */
export function groupsOf(phase: number): Requirement[] {
  const [runs, sets] = PHASES[phase - 1] ?? [[], []];
  return [
    ...runs.map((size) => ({ kind: 'run' as const, size })),
    ...sets.map((size) => ({ kind: 'set' as const, size })),
  ];
}

/** Like groups counted together, for a sentence: two runs of 3. */
export function countedGroups(phase: number): (Requirement & { count: number })[] {
  const counted: (Requirement & { count: number })[] = [];
  for (const group of groupsOf(phase)) {
    const alike = counted.find((one) => one.kind === group.kind && one.size === group.size);
    if (alike) alike.count++;
    else counted.push({ ...group, count: 1 });
  }
  return counted;
}
