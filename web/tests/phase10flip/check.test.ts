// Questions about real cards: who answers them, and what it means if nobody does.
import { afterEach, expect, test, vi } from 'vitest';
import { askPhase, whyNoAnswer } from '../../src/phase10flip/companion/check/questions';
import type { Backend } from '../../src/wire/hosts/backend';
import { words } from '../../src/words/words.svelte';
import { readForms } from '../../words.plugin';

words.use('en', readForms('en'));
afterEach(() => vi.unstubAllGlobals());

const QUESTION = { hand: ['r5'], side: 'colour' as const, phase: 1 };

/** A host that answers like that. */
const host = (status: number, id: string): Backend =>
  ({
    isRemote: false,
    request: () => Promise.resolve({ status, body: { reason: { id, arguments: {} }, text: '' } }),
  }) as never;

test('a hand that the deck does not have is no hand', async () => {
  expect(await askPhase(QUESTION, host(400, 'refused-invalid'))).toBeNull();
});

test('who cannot answer says why, and takes no card away', async () => {
  const asked = askPhase(QUESTION, host(503, 'local-failed-storage'));
  await expect(asked).rejects.toMatchObject({ status: 503 });
  expect(await asked.catch(whyNoAnswer)).toContain('This browser keeps nothing for this page');
});
