// Questions about real cards of Phase 10 FLIP!, answered by the engine of a server or of this device.
import { explain } from '../../../story/sentences';
import { checkCards, Refusal } from '../../../wire/http';
import type { Backend } from '../../../wire/hosts/backend';
import { local } from '../../../wire/hosts/local.svelte';
import { reach } from '../../../wire/hosts/reach.svelte';
import { server } from '../../../wire/hosts/server';
import type {
  Phase10flipHitAnswer,
  Phase10flipHitQuestion,
  Phase10flipPhaseAnswer,
  Phase10flipPhaseQuestion,
  Phase10flipPlaced,
} from '../../../wire/types';
import { say } from '../../../words/words.svelte';
import { MANIFEST } from '../../manifest';
import { numberOf } from '../../types';

export type Kind = Phase10flipHitQuestion['kind'];

const NO_SUCH_CARDS = 400;

/** The server while it can be reached, otherwise the engine on this device. */
export const whoAnswers = (): Backend => (reach.isUp ? server : local);

/** The answer; null if there are no such cards, because the deck has fewer of one. */
async function ask<Answer>(question: object, backend: Backend): Promise<Answer | null> {
  try {
    return await checkCards<Answer>(backend, MANIFEST.game, question);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.status === NO_SUCH_CARDS) return null;
    if (error.status === 0 && backend.isRemote) return ask<Answer>(question, local);
    throw error;
  }
}

/** Why there is no answer, in words. */
export const whyNoAnswer = (error: unknown): string =>
  error instanceof Refusal ? explain(error.problem) : say('web-unreachable');

export const askPhase = (
  question: Omit<Phase10flipPhaseQuestion, 'question' | 'edition' | 'house'> & Partial<Phase10flipPhaseQuestion>,
  backend = whoAnswers(),
) => ask<Phase10flipPhaseAnswer>({ ...question, question: 'phase' }, backend);

export const askHit = (question: Omit<Phase10flipHitQuestion, 'question'>, backend = whoAnswers()) =>
  ask<Phase10flipHitAnswer>({ ...question, question: 'hit' }, backend);

/** A group as it lies on the table: a star in a run is next to the cards beside it, in a set it is the set's number. */
export function placed(kind: Kind, faces: readonly string[]): Phase10flipPlaced[] {
  const numbers = faces.map(numberOf);
  const first = numbers.findIndex((number) => number !== null);
  const known = numbers[first] ?? 1;
  return faces.map((face, index) => ({
    face,
    number: numbers[index] ?? (kind === 'set' ? known : known + index - Math.max(first, 0)),
  }));
}
