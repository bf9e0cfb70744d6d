// A tapped key's card flies to where it lies from now on.
import { settings } from '../../settings/settings.svelte';

const FLY_MS = 180;
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

/** Somebody's tab on a pad. */
export const tabOf = (player: number): Element | null => document.querySelector(`.tabs [data-player="${player}"]`);
