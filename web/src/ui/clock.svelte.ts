// The current time for countdowns; it ticks only while it is read.
import { createSubscriber } from 'svelte/reactivity';
import { steadyNow } from '../wire/steady';

const TICK = 250; // milliseconds

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** Milliseconds by this browser's clock; reading it in a component updates the component as time passes. */
export function now(): number {
  subscribe();
  return steadyNow();
}

/** Whole seconds until a moment of the server's clock. */
export function secondsUntil(moment: number, ahead: number): number {
  return Math.max(0, Math.ceil((moment - (now() + ahead)) / 1000));
}
