// The lessons: what the engine plays, as data; their words are messages.
import { GAMES } from '../game/games';

export interface Step {
  step: string;
  light?: string[];
  /** The moves that go on; without any, a button does. */
  awaits?: string[];
}

export interface Lesson {
  lesson: string;
  game: string;
  edition: string;
  given: { seats: string };
  cards: string[];
  teaches: string[];
  steps: Step[];
  /** The language of the rulebook that it is about. */
  book_of?: string;
}

const found = import.meta.glob<Lesson[]>('../../../src/volteface/games/*/lessons.json', {
  eager: true,
  import: 'default',
});

/** All lessons, game by game in the order of the first page. */
export const LESSONS: readonly Lesson[] = GAMES.flatMap(({ game }) =>
  Object.values(found)
    .flat()
    .filter((lesson) => lesson.game === game),
);

export function lessonsOf(game: string): Lesson[] {
  return LESSONS.filter((lesson) => lesson.game === game);
}

/** The lesson of an address: the game, a slash, the name of the lesson. */
export function findLesson(id: string): Lesson | null {
  return LESSONS.find((lesson) => idOf(lesson) === id) ?? null;
}

export const idOf = ({ game, lesson }: Lesson): string => `${game}/${lesson}`;
export const pathOf = (lesson: Lesson): string => `/learn/${idOf(lesson)}`;

/** The id of a message of a lesson, or of a step of it. */
export const wordsOf = ({ game, lesson }: Lesson, name: string): string => `lesson-${game}-${lesson}-${name}`;

/** The lessons that somebody of that language goes through: of those about rulebooks, their own one. */
export function courseOf(game: string, language: string): Lesson[] {
  const own = lessonsOf(game).find((lesson) => lesson.book_of === language);
  return lessonsOf(game).filter((lesson) => !lesson.book_of || lesson === own);
}

/** The lesson after one, for somebody of that language; null after the last, and after one about another's rulebook. */
export function lessonAfter(lesson: Lesson, language: string): Lesson | null {
  const course = courseOf(lesson.game, language);
  return course.includes(lesson) ? (course[course.indexOf(lesson) + 1] ?? null) : null;
}

/** The address of the lesson that teaches a section of how to play by an edition; one for all editions comes first. */
export function lessonFor(game: string, section: string, edition: string): string | null {
  const fitting = lessonsOf(game).filter((lesson) => !lesson.book_of || lesson.edition === edition);
  const found = fitting.find(({ teaches }) => teaches.includes(section));
  return found ? pathOf(found) : null;
}
