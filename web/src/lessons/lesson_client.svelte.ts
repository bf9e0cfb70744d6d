// A table client for a lesson: every answer is played by the engine, of this device or of a server.
import { runLesson } from '../wire/http';
import { TableClient, type Reply, type Request } from '../wire/table_client.svelte';
import type { LessonRequest, LessonView, TableView } from '../wire/types';
import type { Answer } from './progress.svelte';
import { wordsOf, type Lesson, type Step } from './lessons';

/** Plays a lesson's answers. */
export type Play = (request: LessonRequest) => Promise<LessonView>;

export class LessonClient extends TableClient {
  /** All right answers so far. */
  answers: readonly Answer[] = $state.raw([]);
  /** How often the learner chose something else in this step. */
  mistakes: number = $state(0);

  constructor(
    readonly lesson: Lesson,
    private readonly name: string,
    private readonly play: Play = runLesson,
  ) {
    super(`lesson-${lesson.lesson}`);
    this.holdsRecaps = false;
  }

  get isOver(): boolean {
    return this.answers.length >= this.lesson.steps.length;
  }

  /** The step that waits for an answer; none when the lesson is over. */
  get step(): Step | null {
    return this.lesson.steps[this.answers.length] ?? null;
  }

  /** The step before, if it awaited a move. */
  get stepBefore(): Step | null {
    const before = this.lesson.steps[this.answers.length - 1];
    return before?.awaits ? before : null;
  }

  /** Show the lesson after these answers; those that no longer fit are dropped. */
  async jump(answers: readonly Answer[]): Promise<void> {
    const view = await this.#run(answers);
    this.#take(answers.slice(0, view.step));
    this.story = view.happened;
    this.receive({ type: 'welcome', ...COMMON, person: null, now: Date.now(), table: this.#named(view), happened: [] });
  }

  /** Go on from a step that awaits no move. */
  async goOn(): Promise<void> {
    if (this.step && !this.step.awaits) await this.#answer(null);
  }

  /** Moves are answers, and there may be advice; a lesson takes no other commands. */
  override async request(request: Request): Promise<Reply> {
    if (request.type === 'advise') return this.#advise();
    if (request.type !== 'act' || !this.step?.awaits) return refused('lesson-not-now');
    return this.#answer(request.move as unknown as Answer);
  }

  async #answer(answer: Answer): Promise<Reply> {
    const step = this.step!;
    const answers = [...this.answers, answer];
    this.waiting++;
    const view = await this.#run(answers).finally(() => this.waiting--);
    if (view.step < answers.length) {
      this.mistakes++;
      return view.refused
        ? { is: 'refused', reason: view.refused, text: '' }
        : refused(wordsOf(this.lesson, `${step.step}-wrong`));
    }
    this.#take(answers);
    this.receive({
      type: 'update',
      ...COMMON,
      now: Date.now(),
      table: this.#named(view),
      happened: view.happened.slice(this.story.length),
    });
    return { is: 'done' };
  }

  async #advise(): Promise<Reply> {
    const { table, advice } = await this.#run(this.answers, true);
    return { is: 'advice', seq: table.seq, advice };
  }

  #take(answers: readonly Answer[]): void {
    this.answers = answers;
    this.mistakes = 0;
  }

  #run(answers: readonly Answer[], advise = false): Promise<LessonView> {
    const { game, lesson } = this.lesson;
    return this.play({ game, lesson, answers: [...answers], advise });
  }

  /** The table, with the learner's own name on their seat. */
  #named({ table }: LessonView): TableView {
    return { ...table, seats: table.seats.map((seat, at) => (at === table.me ? { ...seat, name: this.name } : seat)) };
  }
}

const COMMON = { protocol: 2, version: 0 } as const;

function refused(id: string): Reply {
  return { is: 'refused', reason: { id, arguments: {} }, text: '' };
}
