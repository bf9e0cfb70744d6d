// How far this browser has come in each lesson.
import { storage } from '../settings/storage';
import { idOf, LESSONS, type Lesson } from './lessons';

/** What somebody did in a step: a move, or just going on. */
export type Answer = Record<string, unknown> | null;

interface Course {
  answers: Answer[];
  isDone: boolean;
}

const NAME = 'lessons';

/** What the storage holds; whatever does not look like it is left out. */
function read(): Record<string, Course> {
  const kept = storage.read<unknown>(NAME, {});
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept as Record<string, Partial<Course> | null>)
      .filter(([, course]) => Array.isArray(course?.answers))
      .map(([id, course]) => [id, { answers: course!.answers!, isDone: course!.isDone === true }]),
  );
}

class Progress {
  #courses: Record<string, Course> = $state.raw(read());

  isDone(lesson: Lesson): boolean {
    return this.#courses[idOf(lesson)]?.isDone ?? false;
  }

  /** The answers so far in a lesson that was left half-way. */
  answers(lesson: Lesson): Answer[] {
    return this.#courses[idOf(lesson)]?.answers ?? [];
  }

  /** Keep the answers so far; a lesson that was finished once stays so, and begins anew. */
  keep(lesson: Lesson, answers: readonly Answer[]): void {
    const isOver = answers.length >= lesson.steps.length;
    const course = { answers: isOver ? [] : [...answers], isDone: isOver || this.isDone(lesson) };
    this.#courses = { ...this.#courses, [idOf(lesson)]: course };
    storage.write(NAME, this.#courses);
  }

  /** What to learn next: a lesson that was begun, else the first that was not finished. */
  next(among: readonly Lesson[] = LESSONS): Lesson | null {
    const open = among.filter((lesson) => !this.isDone(lesson));
    return open.find((lesson) => this.answers(lesson).length > 0) ?? open[0] ?? null;
  }
}

export const progress = new Progress();
