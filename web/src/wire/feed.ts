// Puts the log entries of a table together from messages: in order, without duplicates or gaps.
import type { SeenEntry } from './types';

/** Whether entries are missing between what is known and what came; then the connection fetches them when it is back. */
export function gapBefore(story: readonly SeenEntry[], happened: readonly SeenEntry[]): boolean {
  return happened.length > 0 && happened[0]!.seq > story.length;
}

/** What is known with what is new after it. */
export function joined(story: readonly SeenEntry[], fresh: readonly SeenEntry[]): SeenEntry[] {
  return [...story, ...fresh];
}

/** The entries that count: moves that were taken back are left out, and so is the taking back. */
export function standing(story: readonly SeenEntry[]): SeenEntry[] {
  let kept: SeenEntry[] = [];
  for (const entry of story) {
    const from = entry.undone_from;
    if (from === null) kept.push(entry);
    else kept = kept.filter((one) => one.seq < from || one.table_event !== null);
  }
  return kept;
}
