// Fetches advice once for each question and keeps what came back.
// An adviser on this device thinks where the moves are made: whoever moves at once does not wait for it.
const PAUSE_MS = 150;
const RETRY_MS = 2000; // before an adviser who had nothing to say is asked again
const MOST_KEPT = 2; // the advice that is shown, and the one for a table that is not shown yet

/** What the adviser said of the table as it was at an entry. */
export interface Reply<Advice> {
  seq: number;
  advice: Advice;
}

export class Adviser<Advice> {
  #replies: readonly Reply<Advice>[] = $state.raw([]);
  /** How many requests are on their way; no move needs to wait for them. */
  pending: number = $state(0);

  #asked: string | null = null;

  constructor(private readonly fetch: () => Promise<Reply<unknown> | null>) {}

  /** The latest advice on a table of at most that many entries. */
  at(seq: number): Reply<Advice> | null {
    return this.#replies.findLast((reply) => reply.seq <= seq) ?? null;
  }

  /** Ask for advice once for the current value of `question`, unless it changes at once; a late reply is dropped. */
  async ask(question: () => string): Promise<void> {
    const asked = question();
    if (this.#asked === asked) return;
    this.#asked = asked;
    this.pending++;
    await new Promise((end) => setTimeout(end, PAUSE_MS));
    const reply = question() === asked ? ((await this.fetch()) as Reply<Advice> | null) : null;
    this.pending--;
    if (question() !== asked) return this.#forget(asked); // it may come back, with a move that is taken back
    if (reply) this.#replies = [...this.#replies, reply].slice(-MOST_KEPT);
    else setTimeout(() => this.#askAgain(asked, question), RETRY_MS);
  }

  #forget(asked: string): void {
    if (this.#asked === asked) this.#asked = null;
  }

  #askAgain(asked: string, question: () => string): void {
    this.#forget(asked);
    if (question() === asked) void this.ask(question);
  }
}
