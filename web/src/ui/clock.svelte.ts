// The current time for countdowns; it ticks only while it is read.
import { createSubscriber } from 'svelte/reactivity';

const TICK = 250; // milliseconds

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** Milliseconds since 1970 by this browser's clock; reading it in a component updates the component as time passes. */
export function now(): number {
  subscribe();
  return Date.now();
}

/** Whole seconds until a moment of the server's clock. */
export function secondsUntil(moment: number, ahead: number): number {
  return Math.max(0, Math.ceil((moment - (now() + ahead)) / 1000));
}
