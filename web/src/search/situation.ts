// Which rules bear on the situation at a table with real cards: what is asked, and what has just happened.
import type { GameParts } from '../game/game';
import { editionsDiffer } from '../story/rulings';
import type { CompanionView, GameInfo, Section } from '../wire/types';

/** What the pad asks for, as the events that may come of it. */
const ASKED: Record<NonNullable<CompanionView['turn']>['asks'], readonly string[]> = {
  dealer: ['round_began'],
  card: ['dealt'],
  decision: ['stayed'],
  target: ['card_assigned'],
  out: ['went_out', 'laid_down', 'flipped'],
  score: ['round_scored'],
  round: ['round_scored', 'tie_break', 'round_began'],
};
const LATEST_REPORTS = 3;
const MOST_SECTIONS = 4;
const MOST_RULINGS = 6;

export interface Situation {
  sections: Section[];
  /** Names of rulings; those first on which editions disagree. */
  rulings: string[];
}

/** The sections and the rulings for what is asked now and what happened last; the closest first. */
export function situation(
  info: GameInfo,
  byEvent: GameParts['rulings'],
  shown: Pick<CompanionView, 'turn' | 'timeline'> | null,
): Situation {
  const turn = shown?.turn ?? null;
  const latest = (shown?.timeline ?? []).slice(-LATEST_REPORTS).toReversed();
  const happened = latest.flatMap(({ events }) => events.map(({ event }) => String(event)).toReversed());
  const asked = shown === null ? ASKED.dealer : turn === null ? ['game_ended'] : ASKED[turn.asks];
  const events = [...new Set([...(turn?.card ? asked : []), ...happened, ...asked])];
  const ofCard = turn?.card ? info.guide.filter(({ cards }) => cards.length === 1 && cards[0] === turn.card) : [];
  const ofEvents = events.flatMap((event) => info.guide.filter((section) => section.events.includes(event)));
  const relevant = [...ofCard.flatMap((section) => section.events), ...events];
  const names = [...new Set(relevant.flatMap((event) => byEvent[event] ?? []))].filter(
    (name) => name in info.rulebook.rulings,
  );
  const differs = (name: string): number => Number(editionsDiffer(info.rulebook.rulings[name]!));
  return {
    sections: [...new Set([...ofCard, ...ofEvents])].slice(0, MOST_SECTIONS),
    rulings: names.toSorted((one, other) => differs(other) - differs(one)).slice(0, MOST_RULINGS),
  };
}
