// Where the bubble of a lesson goes, and how the arrow runs from it: beside what is lit up, and over as little of it as possible.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const EDGE = 12; // pixels to the edge of the screen
const GAP = 58; // to what is lit up, with room for the arrow
const STEP = 8;
const OVERLAP_COSTS = 1000; // each covered pixel in a row, against the distance

/** The place with the least overlap, and among those the one nearest to what is lit up first. */
export function placeBubble(
  screen: Size,
  top: number,
  bubble: Size,
  lit: readonly Box[],
): { left: number; top: number } {
  const lowest = Math.max(top, screen.height - bubble.height - EDGE);
  const first = lit[0];
  if (!first)
    return {
      left: (screen.width - bubble.width) / 2,
      top: Math.min(lowest, Math.max(top, (screen.height - bubble.height) / 2)),
    };
  const rightmost = Math.max(EDGE, screen.width - bubble.width - EDGE);
  const centred = clamp(first.left + (first.width - bubble.width) / 2, EDGE, rightmost);
  let best = { left: centred, top, cost: Infinity };
  for (const left of new Set([centred, EDGE, rightmost]))
    for (let at = top; at <= lowest; at += STEP) {
      const here = { left, top: at, ...bubble };
      const cost =
        lit.reduce((sum, one) => sum + overlap(here, one), 0) * OVERLAP_COSTS + Math.abs(distance(here, first) - GAP);
      if (cost < best.cost) best = { left, top: at, cost };
    }
  return { left: best.left, top: best.top };
}

/** The way of the arrow, and its head; null where there is no room for one. */
export function drawArrow(bubble: Box, target: Box): { way: string; head: string } | null {
  if (distance(bubble, target) < GAP / 2) return null;
  const [fromX, toX] = facing(bubble.left, bubble.width, target.left, target.width);
  const [fromY, toY] = facing(bubble.top, bubble.height, target.top, target.height);
  const isShort = Math.hypot(toX - fromX, toY - fromY) < 2 * GAP;
  const bend = isShort ? 0 : Math.sign(toX - fromX || 1) * 30;
  const [middleX, middleY] = [(fromX + toX) / 2 + bend, (fromY + toY) / 2];
  const angle = Math.atan2(toY - middleY, toX - middleX);
  const wing = (turn: number): string =>
    `${round(toX - 15 * Math.cos(angle + turn))} ${round(toY - 15 * Math.sin(angle + turn))}`;
  return {
    way: `M${round(fromX)} ${round(fromY)}Q${round(middleX)} ${round(middleY)} ${round(toX)} ${round(toY)}`,
    head: `M${wing(0.6)}L${round(toX)} ${round(toY)}L${wing(-0.6)}`,
  };
}

/** The outline of a screen with round holes in it, for a path that is filled by the even-odd rule. */
export function veilPath(screen: Size, holes: readonly Box[], radius: number): string {
  const whole = `M0 0H${screen.width}V${screen.height}H0Z`;
  return whole + holes.map((hole) => roundBox(hole, Math.min(radius, hole.width / 2, hole.height / 2))).join('');
}

function roundBox({ left, top, width, height }: Box, r: number): string {
  const corner = (x: number, y: number): string => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${left + r} ${top}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}Z`;
}

/** Where two stretches face each other: their near ends, or the middle of the second if they overlap. */
function facing(start: number, length: number, otherStart: number, otherLength: number): [number, number] {
  if (start + length <= otherStart) return [start + length + 6, otherStart - 6];
  if (otherStart + otherLength <= start) return [start - 6, otherStart + otherLength + 6];
  const middle = clamp(otherStart + otherLength / 2, start + 20, start + length - 20);
  return [middle, clamp(middle, otherStart, otherStart + otherLength)];
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? high : 0;
}

function distance(one: Box, other: Box): number {
  const wide = Math.max(other.left - one.left - one.width, one.left - other.left - other.width, 0);
  const high = Math.max(other.top - one.top - one.height, one.top - other.top - other.height, 0);
  return Math.hypot(wide, high);
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));
const round = (value: number): number => Math.round(value * 10) / 10;
