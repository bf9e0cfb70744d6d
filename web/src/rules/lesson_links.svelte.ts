// The way from a rule to the lesson that teaches it; the lessons are fetched when a page wants to link them.
import type { lessonFor } from '../lessons/lessons';
import type { Agreed } from './guide';

class LessonLinks {
  #lessonFor: typeof lessonFor | null = $state.raw(null);

  load(): void {
    if (!this.#lessonFor) void import('../lessons/lessons').then((loaded) => (this.#lessonFor = loaded.lessonFor));
  }

  /** The address of the lesson that teaches a section of how to play; null if there is none, or until it is known. */
  find({ game, edition }: Agreed, section: string): string | null {
    return this.#lessonFor?.(game, section, edition) ?? null;
  }
}

export const lessonLinks = new LessonLinks();
