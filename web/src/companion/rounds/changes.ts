// What was written, in a few words, for undo and for the list of changes.
import type { CompanionView, WrittenChange } from '../../wire/types';
import { say } from '../../words/words.svelte';
import type { Companion, Operation } from '../companion.svelte';
import type { CompanionParts } from '../parts';

/** What undo takes back, if it is among the latest. */
export function lastChange(shown: CompanionView): WrittenChange | null {
  return shown.changes.find((one) => one.id === shown.undo) ?? null;
}

/** The changes that can be shown one by one, the latest first: without undo and redo themselves. */
export function listedChanges(shown: CompanionView): WrittenChange[] {
  return shown.changes.filter(({ op }) => op.op !== 'undo' && op.op !== 'redo').toReversed();
}

export function changeText(op: Operation, companion: Companion, tell: CompanionParts['tell']): string {
  switch (op.op) {
    case 'add':
      return tell(op.report, companion);
    case 'insert':
      return say('companion-inserted', { entry: tell(op.report, companion) });
    case 'change':
      return say('companion-changed', { entry: tell(op.report, companion) });
    case 'remove':
      return say('companion-removes');
    case 'settle':
      return say('companion-settled');
    case 'undo':
    case 'redo':
      return say(`companion-${op.op}`);
  }
}
