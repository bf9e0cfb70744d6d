// The state of the form for a new table, and the setup that is sent to the server.
import type { NewSetup } from '../../wire/http';
import type { GameInfo } from '../../wire/types';

export interface Agreement {
  game: string;
  edition: string;
  seats: number;
  house: Record<string, string | number>;
  bot: string;
  turnSeconds: number;
  isListed: boolean;
  hasHints: boolean;
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
  };
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
  };
}
