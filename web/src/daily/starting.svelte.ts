// The start of a try from a page: whether it is under way, and in words what went wrong.
import { explain } from '../story/sentences';
import { Refusal } from '../wire/http';

export class Starting {
  isBusy: boolean = $state(false);
  problem: string = $state('');

  /** Do what begins a try; a refusal becomes a problem in words. */
  async run(begin: () => Promise<void>): Promise<void> {
    [this.isBusy, this.problem] = [true, ''];
    try {
      await begin();
    } catch (error) {
      this.fail(error);
    } finally {
      this.isBusy = false;
    }
  }

  /** Say what a refusal means; any other error is one of ours. */
  fail(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.problem = explain(error.problem);
  }
}
