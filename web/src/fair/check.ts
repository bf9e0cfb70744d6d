// Verifies a finished game: deals it again from its secret and compares every draw with the log.
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Log } from '../wire/types';
import { said, type Begin, type Drawn, type Position } from './dealing';
import { BadLog, checkOrder, tableEventOf, type Entry, type Fault, type MoveEntry } from './log';
import { originOf, sparedSeats, type Chance } from './seed';
import { Stream } from './stream';

/** One draw of the Dealer: what the seed makes, and what the log says. */
export interface Draw {
  deal: number;
  entry: number;
  should: Drawn;
  is: Drawn | null;
  isRight: boolean;
}

export interface Report {
  table: string;
  game: string;
  commitment: string;
  secret: string;
  chances: Chance[];
  seed: string;
  /** All draws up to the first one that is wrong. */
  draws: Draw[];
  /** Draws of another game that was played on from; they are checked there. */
  elsewhere: number;
  /** What else does not fit, and at which entry. */
  fault: { what: Fault; entry: number | null } | null;
}

/** The draw that is not what was committed to. */
export const wrongDraw = (report: Report): Draw | null => report.draws.find((draw) => !draw.isRight) ?? null;

export const isRight = (report: Report): boolean => report.fault === null && wrongDraw(report) === null;

/** What a game with real cards is called after its own name: people dealt, so there is nothing to deal again. */
const REAL_CARDS = ':companion';

/** Deal the game again, as `begin` deals it; raises `BadLog` where there is nothing to deal from. */
export function check(log: Log, begin: Begin | null): Report {
  if (log.header.game.endsWith(REAL_CARDS)) throw new BadLog('real-cards');
  if (begin === null) throw new BadLog('unknown-game');
  checkOrder(log);
  const { table, commitment, secret, chances, seed } = originOf(log);
  const checker = new Checker(log, seed, sparedSeats(log.header, chances), begin(log.header));
  const fault = checker.run();
  return {
    table,
    game: log.header.game,
    commitment,
    secret,
    chances,
    seed: bytesToHex(seed),
    draws: checker.draws,
    elsewhere: checker.elsewhere,
    fault,
  };
}

/** The actions of the entries that open a game which goes on from another one. */
const OPENING = /^(open|branch(\/\d+)?)$/;

/**
 * Where another game was played on from; 0 for a game of its own. Such a game is opened with the other one's moves in a
 * single draft: a note that comes later would hide deals of this very table.
 */
function branchedAt(log: Log): number {
  const branched = log.entries.findLast((entry) => tableEventOf(entry)?.event === 'branched')?.seq ?? 0;
  const before = branched ? log.entries.slice(0, branched + 1) : [];
  if (!before.every((entry) => entry.at === log.entries[0]?.at && OPENING.test(entry.action)))
    throw new BadLog('branched-late', branched);
  return branched;
}

class Checker {
  draws: Draw[] = [];
  elsewhere = 0;
  #deals = 0;
  #branchedAt: number;
  #isDaily: boolean;
  /** The moves that count, each with the table before it. */
  #moves: { entry: MoveEntry; before: Position }[] = [];

  constructor(
    readonly log: Log,
    readonly seed: Uint8Array,
    readonly spared: readonly number[],
    public position: Position,
  ) {
    this.#branchedAt = branchedAt(log);
    const opened = tableEventOf(log.entries[0]!);
    this.#isDaily = opened?.event === 'opened' && Boolean(opened.setup.daily);
  }

  /** Go through the log until something does not fit. */
  run(): Report['fault'] {
    for (const entry of this.log.entries) {
      try {
        if (!this.#follow(entry)) return null;
      } catch (error) {
        // Whatever else a torn entry breaks, it is the entry that is at fault.
        const fault = error instanceof BadLog ? error.fault : 'unreadable';
        return { what: fault, entry: entry.seq };
      }
    }
    return this.draws.length ? null : { what: 'nothing-dealt', entry: null };
  }

  /** Whether it goes on: after a wrong draw nothing can be compared any more. */
  #follow(entry: Entry): boolean {
    if (entry.kind === 'undo') this.#takeBack(entry);
    if (entry.kind !== 'move') return true;
    if (entry.actor === 'dealer' && !this.#compare(entry)) return false;
    this.#moves.push({ entry, before: this.position });
    this.position = this.position.after(entry);
    return true;
  }

  #compare(entry: MoveEntry): boolean {
    const deal = this.#deals++;
    // A move too many would shift the numbers of all later deals, and so choose other cards.
    if (entry.move.move === 'first_dealer' && deal > 0) throw new BadLog('unknown-move', entry.seq);
    if (entry.move.move === 'next_round' && !this.#isScored()) throw new BadLog('unknown-move', entry.seq);
    const stream = new Stream(this.seed, (this.#isDaily ? this.position.dailyNumber : null) ?? deal);
    let should = this.position.draw(entry, stream);
    while (should?.kind === 'first_dealer' && this.spared.includes(should.seat))
      should = this.position.draw(entry, stream);
    if (should === null) return true;
    if (entry.seq < this.#branchedAt) {
      this.elsewhere++;
      return true;
    }
    const is = said(entry, should.kind);
    const isRight = JSON.stringify(is) === JSON.stringify(should);
    this.draws.push({ deal, entry: entry.seq, should, is, isRight });
    return isRight;
  }

  #isScored(): boolean {
    return this.#moves.at(-1)?.entry.events.some((event) => event.event === 'round_scored') ?? false;
  }

  /** Only a seat's own last move is taken back: a Dealer who could would deal until the cards please. */
  #takeBack(entry: Extract<Entry, { kind: 'undo' }>): void {
    const last = this.#moves.at(-1);
    if (
      last === undefined ||
      last.entry.actor !== entry.actor ||
      entry.actor === 'dealer' ||
      last.entry.seq !== entry.back_to
    )
      throw new BadLog('taken-back', entry.seq);
    this.#moves.pop();
    this.position = last.before;
  }
}
