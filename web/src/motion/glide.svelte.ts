// FLIP animation (first, last, invert, play): elements that a change has moved glide to where they are now.
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const GLIDE_MS = 240;
const OUT = 'cubic-bezier(.2,.9,.25,1)';

const gliding = new WeakMap<Element, Animation>();

/**
 * Children with a `data-key` glide when `changed` changes, from wherever they are; not those of which `isStill` says so.
 * Call it while a component is set up: only what is set up before the page is drawn sees where things were.
 */
export function glide(changed: () => unknown, isStill: (key: string) => boolean): Attachment<HTMLElement> {
  let list: HTMLElement | null = null;
  let before = new Map<string, DOMRect>();
  $effect.pre(() => {
    changed();
    before = list ? boxes(list) : before;
  });
  return (element) => {
    requestAnimationFrame(() => (list = element)); // elements that are new do not glide
    $effect(() => {
      changed();
      untrack(() => playAll(element, before, isStill));
    });
  };
}

function playAll(list: HTMLElement, before: Map<string, DOMRect>, isStill: (key: string) => boolean): void {
  items(list).forEach((item) => gliding.get(item)?.cancel());
  const after = boxes(list);
  for (const item of items(list).filter((one) => !isStill(keyOf(one))))
    play(item, before.get(keyOf(item)), after.get(keyOf(item))!);
}

/** From its old box to its new one; what has another shape there only moves. */
function play(item: HTMLElement, from: DOMRect | undefined, to: DOMRect): void {
  if (!from || (from.x === to.x && from.y === to.y)) return;
  const [wider, higher] = [from.width / to.width, from.height / to.height];
  const scale = Math.abs(wider - higher) < 0.01 ? wider : 1;
  const start = {
    transform: `translate(${from.x - to.x}px,${from.y - to.y}px) scale(${scale})`,
    transformOrigin: '0 0',
  };
  gliding.set(
    item,
    item.animate([start, { transform: 'none', transformOrigin: '0 0' }], { duration: GLIDE_MS, easing: OUT }),
  );
}

function boxes(list: HTMLElement): Map<string, DOMRect> {
  return new Map(items(list).map((item) => [keyOf(item), item.getBoundingClientRect()]));
}

function items(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > [data-key]')];
}

function keyOf(item: HTMLElement): string {
  return item.dataset['key']!;
}
