import { beforeEach, expect, test, vi } from 'vitest';
import { Adviser, type Reply } from '../src/motion/adviser.svelte';

type Settle = (reply: Reply<string> | null) => void;

let settle: Settle[];
let adviser: Adviser<string>;
beforeEach(() => {
  vi.useFakeTimers();
  settle = [];
  adviser = new Adviser(() => new Promise((resolve: Settle) => settle.push(resolve)));
});

/** Asks, and lets the moment go by in which somebody may move at once. */
const ask = async (question: () => string): Promise<void> => {
  void adviser.ask(question);
  await vi.advanceTimersByTimeAsync(200);
};

test('the same question is asked once', async () => {
  await ask(() => 'hit?');
  await ask(() => 'hit?');
  expect([settle.length, adviser.pending]).toEqual([1, 1]);
  settle[0]!({ seq: 4, advice: 'stay' });
  await vi.advanceTimersByTimeAsync(0);
  expect([adviser.at(4)?.advice, adviser.pending]).toEqual(['stay', 0]);
});

test('advice is shown once the table it speaks of is shown, and the last one until then', async () => {
  await ask(() => 'one');
  settle[0]!({ seq: 4, advice: 'first' });
  await vi.advanceTimersByTimeAsync(0);
  await ask(() => 'two');
  settle[1]!({ seq: 7, advice: 'second' });
  await vi.advanceTimersByTimeAsync(0);
  expect([3, 4, 6, 7].map((seq) => adviser.at(seq)?.advice)).toEqual([undefined, 'first', 'first', 'second']);
});

test('advice that comes too late is dropped', async () => {
  let question = 'one';
  await ask(() => question);
  question = 'two';
  settle[0]!({ seq: 4, advice: 'late' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([adviser.at(9), settle.length]).toEqual([null, 1]);
});

test('whoever moves at once has not asked', async () => {
  let question = 'one';
  void adviser.ask(() => question);
  question = 'two';
  await vi.advanceTimersByTimeAsync(5_000);
  expect([settle.length, adviser.pending]).toEqual([0, 0]);
});

test('a question that comes back with a move that is taken back is asked again', async () => {
  let question = 'one';
  void adviser.ask(() => question);
  question = 'two';
  await vi.advanceTimersByTimeAsync(1_000);
  question = 'one';
  await ask(() => question);
  expect(settle).toHaveLength(1);
});

test('an adviser who has nothing to say is asked again, unless the question has changed', async () => {
  let question = 'one';
  await ask(() => question);
  settle[0]!(null);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(settle).toHaveLength(2);
  settle[1]!(null);
  await vi.advanceTimersByTimeAsync(100);
  question = 'two';
  await vi.advanceTimersByTimeAsync(2_500);
  expect(settle).toHaveLength(2);
});
