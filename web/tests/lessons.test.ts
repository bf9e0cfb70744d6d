import { describe, expect, it } from 'vitest';
import { HINTS as FLIP7_HINTS } from '../src/flip7/hints';
import { LIGHTS as FLIP7 } from '../src/flip7/lessons/lights';
import { HINTS as PHASE10FLIP_HINTS } from '../src/phase10flip/hints';
import { LIGHTS as PHASE10FLIP } from '../src/phase10flip/lessons/lights';
import { LessonClient, type Play } from '../src/lessons/lesson_client.svelte';
import { courseOf, findLesson, idOf, lessonAfter, lessonFor, LESSONS } from '../src/lessons/lessons';
import { drawArrow, placeBubble, veilPath, type Box } from '../src/lessons/place';
import { progress } from '../src/lessons/progress.svelte';
import { read } from '../src/router/route';
import type { LessonRequest, LessonView, TableView } from '../src/wire/types';
import { LANGUAGES } from '../src/words/languages';
import { readForms } from '../words.plugin';

const LIGHTS: Record<string, Readonly<Record<string, readonly string[]>>> = { flip7: FLIP7, phase10flip: PHASE10FLIP };
const HIT = findLesson('flip7/hit')!;

describe('the lessons', () => {
  it('light up only what the table of their game has', () => {
    for (const lesson of LESSONS)
      for (const { light = [] } of lesson.steps)
        for (const one of light) expect(LIGHTS[lesson.game]).toHaveProperty(one.split(' ')[0]!);
  });

  it('name only seats of their own table', () => {
    for (const lesson of LESSONS)
      for (const { light = [] } of lesson.steps)
        for (const [kind, name] of light.map((one) => one.split(' ')))
          if (kind === 'seat' || kind === 'target' || kind === 'backs')
            expect(lesson.given.seats.split(' ')).toContain(name);
  });

  it('are seven of Flip 7 for everybody, the last one about the rulebook of their language', () => {
    const last = (language: string) => courseOf('flip7', language).at(-1)!.lesson;
    expect(courseOf('flip7', 'fr-CA')).toHaveLength(7);
    expect(['en', 'fr', 'fr-CA', 'es'].map(last)).toEqual(['edition-en', 'edition-fr', 'edition-qc', 'edition-es']);
  });

  it('follow each other to the end', () => {
    expect(lessonAfter(HIT, 'en')?.lesson).toBe('counting');
    expect(lessonAfter(findLesson('flip7/edition-en')!, 'en')).toBeNull();
    expect(lessonAfter(findLesson('flip7/edition-es')!, 'en')).toBeNull();
  });

  it('have addresses of their own', () => {
    expect(read('/learn')).toEqual({ page: 'learn', id: '' });
    for (const lesson of LESSONS) expect(read(`/learn/${idOf(lesson)}`)).toEqual({ page: 'lesson', id: idOf(lesson) });
    expect(read('/learn/flip7').page).toBe('nowhere');
    expect(findLesson('flip7/nothing')).toBeNull();
  });
});

describe('the bubble', () => {
  const PHONE = { width: 390, height: 844 };
  const BUBBLE = { width: 366, height: 180 };
  const covers = (at: { left: number; top: number }, lit: Box) =>
    at.left < lit.left + lit.width &&
    lit.left < at.left + BUBBLE.width &&
    at.top < lit.top + lit.height &&
    lit.top < at.top + BUBBLE.height;

  it.each([
    ['at the top', { left: 0, top: 80, width: 390, height: 80 }],
    ['in the middle', { left: 10, top: 400, width: 200, height: 90 }],
    ['at the bottom', { left: 10, top: 700, width: 180, height: 130 }],
  ])('does not cover what is lit up %s', (_, lit) => {
    const at = placeBubble(PHONE, 60, BUBBLE, [lit]);
    expect(covers(at, lit)).toBe(false);
    expect(at.top).toBeGreaterThanOrEqual(60);
    expect(at.top + BUBBLE.height).toBeLessThanOrEqual(PHONE.height);
  });

  it('goes between two that are lit up', () => {
    const lit = [
      { left: 0, top: 240, width: 390, height: 120 },
      { left: 0, top: 740, width: 390, height: 100 },
    ];
    const at = placeBubble(PHONE, 60, BUBBLE, lit);
    expect(lit.some((one) => covers(at, one))).toBe(false);
  });

  it('stands in the middle when nothing is lit up', () => {
    expect(placeBubble(PHONE, 60, BUBBLE, [])).toEqual({ left: 12, top: 332 });
  });

  it('points at what is lit up, unless it touches it', () => {
    const bubble = { left: 12, top: 100, ...BUBBLE };
    expect(drawArrow(bubble, { left: 10, top: 700, width: 180, height: 100 })?.way).toContain('694');
    expect(drawArrow(bubble, { left: 10, top: 285, width: 180, height: 100 })).toBeNull();
  });

  it('leaves holes in the veil', () => {
    expect(veilPath(PHONE, [], 18)).toBe('M0 0H390V844H0Z');
    expect(veilPath(PHONE, [{ left: 10, top: 20, width: 100, height: 50 }], 18)).toMatch(/Z.*Z$/);
  });
});

describe('a lesson', () => {
  /** An engine that finds every answer right but a stay. */
  const play =
    (asked: LessonRequest[] = []): Play =>
    (request) => {
      asked.push(request);
      const wrong = request.answers.findIndex((answer) => answer?.['move'] === 'stay');
      const step = wrong < 0 ? request.answers.length : wrong;
      const table = {
        seq: step,
        me: 0,
        seats: [{ name: 'you' }, { name: 'Zoé' }],
        stage: 'playing',
      } as unknown as TableView;
      const happened = Array.from({ length: step }, (_, seq) => ({ seq }) as LessonView['happened'][number]);
      return Promise.resolve({
        step,
        outcome: wrong < 0 ? 'right' : 'wrong',
        refused: null,
        table,
        happened,
        advice: { odds: 1 },
      });
    };

  it('goes on by the right move, and by the button where no move is awaited', async () => {
    const client = new LessonClient(HIT, 'Ada', play());
    await client.jump([]);
    expect(client.step?.step).toBe('deal');
    await client.goOn();
    expect(client.step?.step).toBe('hit');
    expect(await client.act({ move: 'hit' })).toEqual({ is: 'done' });
    expect(client.stepBefore?.step).toBe('hit');
    expect(client.names).toEqual(['Ada', 'Zoé']);
  });

  it('refuses another move with what is said to it, and stays where it is', async () => {
    const client = new LessonClient(HIT, 'Ada', play());
    await client.jump([null]);
    const reply = await client.act({ move: 'stay' });
    expect(reply).toMatchObject({ is: 'refused', reason: { id: 'lesson-flip7-hit-hit-wrong' } });
    expect([client.answers.length, client.mistakes]).toEqual([1, 1]);
  });

  it('takes no move where none is awaited, and does not even ask the engine', async () => {
    const asked: LessonRequest[] = [];
    const client = new LessonClient(HIT, 'Ada', play(asked));
    await client.jump([]);
    await client.act({ move: 'hit' });
    expect(asked).toHaveLength(1);
  });

  it('drops saved answers that no longer fit', async () => {
    const client = new LessonClient(HIT, 'Ada', play());
    await client.jump([null, { move: 'stay' }, null]);
    expect(client.answers).toEqual([null]);
  });

  it('passes on advice', async () => {
    const client = new LessonClient(HIT, 'Ada', play());
    await client.jump([]);
    expect(await client.advise()).toEqual({ seq: 0, advice: { odds: 1 } });
  });

  it('is over after its last step', async () => {
    const client = new LessonClient(HIT, 'Ada', play());
    await client.jump(HIT.steps.map(() => null));
    expect([client.isOver, client.step]).toEqual([true, null]);
  });
});

describe('the progress', () => {
  it('keeps where a lesson was left, and that it is done once it was finished', () => {
    expect(progress.next([HIT])).toBe(HIT);
    progress.keep(HIT, [null, { move: 'hit' }]);
    expect(progress.answers(HIT)).toHaveLength(2);
    expect(progress.isDone(HIT)).toBe(false);
    progress.keep(
      HIT,
      HIT.steps.map(() => null),
    );
    expect(progress.isDone(HIT)).toBe(true);
    expect(progress.answers(HIT)).toEqual([]);
    progress.keep(HIT, [null]);
    expect(progress.isDone(HIT)).toBe(true);
    expect(progress.next([HIT])).toBeNull();
  });
});

describe('how to play', () => {
  it('leads from a section to its lesson, and to that of the rulebook only where it is read', () => {
    expect(lessonFor('flip7', 'chance', 'fr')).toBe('/learn/flip7/chance');
    expect(lessonFor('flip7', 'nothing', 'fr')).toBeNull();
  });
});

describe('the hints', () => {
  it.each(LANGUAGES)('have words in %s', (language) => {
    const forms = readForms(language);
    const ids = Object.entries({ flip7: FLIP7_HINTS, phase10flip: PHASE10FLIP_HINTS }).flatMap(([game, hints]) =>
      Object.values(hints).map((hint) => `hint-${game}-${hint}`),
    );
    expect(ids.filter((id) => !(id in forms))).toEqual([]);
  });
});
