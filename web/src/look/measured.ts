// Tells how large an element is, at first and whenever that changes.
import type { Attachment } from 'svelte/attachments';

type Tell = (element: HTMLElement) => void;

const tells = new WeakMap<Element, Tell>();
let observer: ResizeObserver | undefined;

/**
 * Has `tell` read the size of an element once the browser has laid it out, before it is painted. `bind:clientWidth`
 * reads it as soon as the element is there, which lays the whole page out within the task that draws it: up to half of
 * the time of a table's first drawing.
 */
export function measured(tell: Tell): Attachment<HTMLElement> {
  return (element) => {
    observer ??= new ResizeObserver((changes) => {
      for (const { target } of changes) tells.get(target)?.(target as HTMLElement);
    });
    tells.set(element, tell);
    observer.observe(element, { box: 'border-box' });
    return () => {
      tells.delete(element);
      observer?.unobserve(element);
    };
  };
}
