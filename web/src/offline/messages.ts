// What the page and the service worker say to each other.
export type ToServiceWorker =
  /** Take over from the version before. */
  | { type: 'skip-waiting' }
  /** Is the engine here? */
  | { type: 'ask-engine' }
  /** Fetch the engine, and say when it is here. */
  | { type: 'fetch-engine' };

export interface EngineState {
  isHere: boolean;
}
