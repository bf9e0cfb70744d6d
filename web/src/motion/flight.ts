// The animation of a card: it flies from one box on the screen to another, and turns over if it came face down.
const FLY_MS = 220;
const TURN_MS = 240;
const FADE_MS = 150;
const OUT = 'cubic-bezier(.2,.9,.25,1)';

/** A box on the screen, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The largest card that fits into a box, in its middle. */
export function cardIn({ left, top, width, height }: Box, widest = Infinity): Box {
  const fitting = Math.min(width, height / 1.4, widest);
  return {
    left: left + (width - fitting) / 2,
    top: top + (height - fitting * 1.4) / 2,
    width: fitting,
    height: fitting * 1.4,
  };
}

export interface Journey {
  from: Box;
  to: Box;
  turns: boolean;
  breath: number; // milliseconds held face down before it turns
  speed: number;
}

/** A card in the air. */
export interface Flying {
  id: number;
  start: Box;
  goal: Box;
  turns: boolean;
  breath: number; // milliseconds held face down before it turns
  speed: number;
  hold?: number; // milliseconds that it stays where it has landed
  landed: () => void;
}

/** Where cards fly: without a layer that shows them they lie there at once. */
export interface Stage<F extends Flying> {
  layers: number;
  readonly flights: readonly F[];
  readonly tools: { isStill(): boolean };
}

/** Animate a card that is already laid out at its goal; resolves when it lies. */
export async function fly(
  mover: HTMLElement,
  turner: HTMLElement,
  { from, to, turns, breath, speed }: Journey,
): Promise<void> {
  const flight = mover.animate(path(from, to), { duration: FLY_MS / speed, easing: OUT, fill: 'both' });
  const turning = turns
    ? turner.animate([{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0)' }], {
        duration: TURN_MS / speed,
        delay: (FLY_MS - 40 + breath) / speed,
        easing: OUT,
        fill: 'both',
      })
    : null;
  await Promise.all([settled(flight), turning && settled(turning)]);
}

/** Without travel: the card appears. */
export async function appear(mover: HTMLElement): Promise<void> {
  await settled(mover.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS }));
}

/** The frames of a flight, written for an element that lies at its goal. */
export function path(from: Box, to: Box): Keyframe[] {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.max(0.2, from.width / to.width);
  const tilt = x > 0 ? 14 : -14;
  return [
    { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${tilt}deg) scale(${scale.toFixed(3)})` },
    { transform: 'translate(0, 0) rotate(0deg) scale(1)' },
  ];
}

async function settled(animation: Animation): Promise<void> {
  try {
    await animation.finished;
  } catch {
    // Cancelled because somebody skipped it: the card lies already.
  }
}
