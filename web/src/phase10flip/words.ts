// How phases, groups and hits are named at the table, in the reader's language.
import { join } from '../story/lists';
import { say } from '../words/words.svelte';
import { nameFace } from './names';
import { countedGroups, type Requirement } from './phases';
import { colourIndex, faceUp, type Group, type Hit, type Seat, type View } from './types';

const COLOUR_NAMES = ['red', 'yellow', 'green', 'blue', 'none'] as const;

/** What a phase asks for, as a sentence begins: Run of 3, set of 2. */
export function needOf(phase: number): string {
  const parts = countedGroups(phase).map(({ kind, size, count }) =>
    say(kind === 'run' ? 'phase10flip-runs' : 'phase10flip-sets', { count, size }),
  );
  return capital(join(parts));
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function requirementOf({ kind, size }: Requirement): string {
  return say(kind === 'run' ? 'web-phase10flip-run-of' : 'web-phase10flip-set-of', { size });
}

/** A short title for a group on the table: green run, open run, set of 9. */
export function titleOf(group: Group): string {
  if (group.kind === 'set') return say('web-phase10flip-set-title', { number: group.cards[0]?.number ?? 0 });
  return say('web-phase10flip-run-title', { colour: colourOf(group) });
}

/** The colour of a run; none as long as it has only cards of the INTENSE side. */
function colourOf(group: Group): string {
  return COLOUR_NAMES[Math.min(...group.cards.map((placed) => colourIndex(placed.face)))] ?? 'none';
}

/** What a hit does: 7 on Zoé's green run. */
export function hitWords(view: View, hit: Hit, me: Seat | null, names: readonly string[]): string {
  const group = view.laid[hit.seat]?.[hit.group]?.group;
  const title = group ? titleOf(group) : '';
  const colour = colourIndex(hit.card.includes('/') ? faceUp(hit.card, view.side) : hit.card);
  const becomes = group?.kind === 'run' && colourOf(group) === 'none' ? COLOUR_NAMES[colour] : 'none';
  return say('web-phase10flip-hit-on', {
    becomes: becomes ?? 'none',
    number: hit.number ?? 0,
    group: title.toLocaleLowerCase(),
    name: names[hit.seat] ?? '',
    mine: hit.seat === me ? 'yes' : 'no',
  });
}

/** What a discard pile's or a hand's faces are, in words. */
export const facesInWords = (faces: readonly string[]): string => join(faces.map(nameFace));
