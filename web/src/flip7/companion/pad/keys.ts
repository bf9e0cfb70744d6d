// The keys of the pads of Flip 7: which cards there are, and their colours.
import { HEAT } from '../../cards/draw';
import type { Card } from '../../types';

export const NUMBERS = Array.from({ length: 13 }, (_, number) => String(number)) as readonly Card[];
export const MODIFIERS: readonly Card[] = ['+2', '+4', '+6', '+8', '+10', 'x2'];
export const ACTIONS: readonly { card: Card; icon: 'snow' | 'three' | 'buoy'; colour: string }[] = [
  { card: 'freeze', icon: 'snow', colour: '#0C6FA6' },
  { card: 'flip3', icon: 'three', colour: '#5B2A8C' },
  { card: 'chance', icon: 'buoy', colour: '#0A7A5C' },
];

/** White figures on a number's colour can be read; 0 is darker than its card for that. */
export const keyColour = (card: Card): string => (card === '0' ? '#6E5F7C' : HEAT[Number(card)]!);

export const keyText = (card: Card): string => card.replace('x', '×');
