// The state of the form for a new table, and the setup that is sent to the server.
import type { NewSetup } from '../../wire/http';
import { isNumber } from '../../story/rulings';
import type { GameInfo, Ruling } from '../../wire/types';

export interface Agreement {
  game: string;
  edition: string;
  seats: number;
  house: Record<string, string | number>;
  bot: string;
  turnSeconds: number;
  isListed: boolean;
  hasHints: boolean;
  /** Whether the table waits for who is away; null for what is usual. */
  waits: boolean | null;
}

const USUAL_SEATS = 4;

export function newAgreement(game: string): Agreement {
  return {
    game,
    edition: '',
    seats: USUAL_SEATS,
    house: {},
    bot: '',
    turnSeconds: 0,
    isListed: false,
    hasHints: true,
    waits: null,
  };
}

/** The answer that holds at the table: the house's, or the edition's own. */
export function answerOf(agreement: Agreement, name: string, ruling: Ruling): string | number {
  return agreement.house[name] ?? ruling.editions[agreement.edition]?.answer ?? '';
}

/** The house rules with a question answered as somebody typed or chose; null if that is no allowed answer. */
export function chooseAnswer(
  { house, edition }: Agreement,
  name: string,
  ruling: Ruling,
  text: string,
): Agreement['house'] | null {
  const answer = isNumber(ruling)
    ? numberIn(text, ruling.answers)
    : (ruling.answers as (string | number)[]).find((one) => String(one) === text);
  if (answer === undefined) return null;
  const { [name]: _, ...rest } = house;
  return answer === ruling.editions[edition]?.answer ? rest : { ...rest, [name]: answer };
}

function numberIn(text: string, { least, most }: { least: number; most: number }): number | undefined {
  const number = text.trim() === '' ? NaN : Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
}

/** How many may sit down by the chosen edition; the house may lower the least number. */
export function seatRange(agreement: Agreement, info: GameInfo): [number, number] {
  const [least, most] = info.seats[agreement.edition] ?? [2, 6];
  const house = agreement.house['minimum_seats'];
  return [typeof house === 'number' ? house : least, most];
}

/** Only house rules that differ from the edition are sent. */
export function houseRules(agreement: Agreement, info: GameInfo): Record<string, string | number> {
  const own = (name: string) => info.rulebook.rulings[name]?.editions[agreement.edition]?.answer;
  return Object.fromEntries(
    Object.entries(agreement.house).filter(([name, answer]) => own(name) !== undefined && own(name) !== answer),
  );
}

/** Whether the table waits for everybody: usual without a time limit, and not possible with one. */
export const isWaiting = ({ turnSeconds, waits }: Agreement): boolean => turnSeconds === 0 && (waits ?? true);

export function setupOf(agreement: Agreement, info: GameInfo): NewSetup {
  const [least, most] = seatRange(agreement, info);
  return {
    game: agreement.game,
    edition: agreement.edition,
    seats: Math.min(most, Math.max(least, agreement.seats)),
    house: houseRules(agreement, info),
    turn_seconds: agreement.turnSeconds,
    visibility: agreement.isListed ? 'listed' : 'private',
    hints: agreement.hasHints,
    waits_for_people: isWaiting(agreement),
  };
}
