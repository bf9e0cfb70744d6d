// The sign of how somebody stands in a round of Flip 7.
import type { IconName } from '../../art/icons';
import type { CompanionView, Flip7Entered, Flip7Flip7Pad } from '../../wire/types';

export interface Sign {
  name: 'stay' | 'frozen' | 'bust' | 'seven' | 'done';
  icon: IconName;
}

const SIGNS: Readonly<Record<string, Sign>> = {
  stayed: { name: 'stay', icon: 'flag' },
  frozen: { name: 'frozen', icon: 'snow' },
  busted: { name: 'bust', icon: 'burst' },
  scored: { name: 'done', icon: 'check' },
};

/** The scores that were entered in this round. */
export const enteredIn = (shown: CompanionView): Flip7Entered[] => (shown.pad as Flip7Flip7Pad).entered;

export function signOf(shown: CompanionView, player: number): Sign | null {
  if (enteredIn(shown).some((one) => one.player === player && one.is_flip_seven))
    return { name: 'seven', icon: 'seven' };
  const status = shown.standings.find((one) => one.player === player)?.status;
  return SIGNS[status ?? ''] ?? null;
}
