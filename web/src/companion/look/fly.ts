// Short motions on a pad: a tapped key's card flies to where it lies, a bust knocks a tab, the open tab slides on.
import { settings } from '../../settings/settings.svelte';

const FLY_MS = 180;
const KNOCK_MS = 300;
const SLIDE_MS = 200;
const OUT = 'cubic-bezier(.2,.9,.25,1)';

/** Animate a copy of an element over to another one; nothing moves where things are to keep still. */
export function flyTo(from: Element, to: Element | null | undefined): void {
  if (!to || settings.isStill || !(from instanceof HTMLElement) || !from.animate) return;
  const [start, goal] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const copy = from.cloneNode(true) as HTMLElement;
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${start.left}px`,
    top: `${start.top}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    margin: '0',
    zIndex: '9',
    pointerEvents: 'none',
  });
  from.parentElement!.append(copy);
  const scale = Math.min(1, goal.width / start.width, goal.height / start.height);
  const x = goal.left + goal.width / 2 - (start.left + start.width / 2);
  const y = goal.top + goal.height / 2 - (start.top + start.height / 2);
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.85 },
    ],
    { duration: FLY_MS, easing: OUT },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}

/** Shake an element as if it were hit. */
export function knock(element: Element | null): void {
  if (settings.isStill || !element?.animate) return;
  const at = (x: number, turn: number): Keyframe => ({ transform: `translateX(${x}px) rotate(${turn}deg)` });
  element.animate([at(0, 0), at(-7, -5), at(6, 4), at(-4, -2), at(2, 1), at(0, 0)], KNOCK_MS);
}

/** Let the ground of an element, its `::before`, come from where it was, so many pixels to the right. */
export function slideGround(element: Element, from: number): void {
  if (settings.isStill || !element.animate || from === 0) return;
  element.animate([{ transform: `translateX(${from}px)` }, { transform: 'none' }], {
    pseudoElement: '::before',
    duration: SLIDE_MS,
    easing: OUT,
  });
}

/** Somebody's tab on a pad. */
export const tabOf = (player: number): Element | null => document.querySelector(`.tabs [data-player="${player}"]`);
