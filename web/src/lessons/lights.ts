// Where the things are that a step lights up.
import type { Lights } from '../game/game';
import type { Lesson, Step } from './lessons';

/** The selectors of everything that a step lights up, in its order. */
export function selectorsOf(lesson: Lesson, step: Step, lights: Lights): string[] {
  const seats = lesson.given.seats.split(/\s+/);
  return (step.light ?? []).flatMap((light) => {
    const [kind = '', name = ''] = light.split(' ');
    const found = seats.includes(name) ? String(seats.indexOf(name)) : CSS.escape(name);
    return (lights[kind] ?? []).map((selector) => selector.replaceAll('NAME', found));
  });
}
