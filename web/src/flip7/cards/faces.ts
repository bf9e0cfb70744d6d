// The drawing of every card of Flip 7, cached.
import type { Card } from '../types';
import { kindOf } from '../types';
import { drawBack, drawFlipThree, drawFreeze, drawModifier, drawNumber, drawSecondChance } from './draw';

export type Face = Card | 'back';

const ACTIONS: Partial<Record<Face, () => string>> = {
  freeze: drawFreeze,
  flip3: drawFlipThree,
  chance: drawSecondChance,
  back: drawBack,
};
const drawn = new Map<Face, string>();

export function drawFace(face: Face): string {
  const known = drawn.get(face) ?? draw(face);
  drawn.set(face, known);
  return known;
}

function draw(face: Face): string {
  const action = ACTIONS[face];
  if (action || face === 'back') return action!();
  return kindOf(face) === 'number' ? drawNumber(Number(face)) : drawModifier(face.replace('x', '×'));
}
