// How things that a change has moved glide to their new place (first, last, invert, play).
import type { Attachment } from 'svelte/attachments';

const GLIDE_MS = 240;
const OUT = 'cubic-bezier(.2,.9,.25,1)';

/** Children with a `data-key` glide when `changed` changes; nothing moves if `isStill` says so. */
export function glide(changed: () => unknown, isStill: () => boolean): Attachment<HTMLElement> {
  return (list) => {
    let before = new Map<string, number>();
    $effect.pre(() => {
      changed();
      before = tops(list);
    });
    $effect(() => {
      changed();
      if (!isStill()) play(list, before);
    });
  };
}

function tops(list: HTMLElement): Map<string, number> {
  return new Map(items(list).map((item) => [item.dataset['key']!, item.offsetTop]));
}

function play(list: HTMLElement, before: Map<string, number>): void {
  for (const item of items(list)) {
    const moved = (before.get(item.dataset['key']!) ?? item.offsetTop) - item.offsetTop;
    if (moved) item.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], { duration: GLIDE_MS, easing: OUT });
  }
}

function items(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > [data-key]')];
}
