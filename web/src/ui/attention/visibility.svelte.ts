// Whether the page is in a tab that nobody looks at.
import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
});

/** Reading it in a component updates the component when the tab is hidden or shown. */
export function isHidden(): boolean {
  subscribe();
  return document.hidden;
}
