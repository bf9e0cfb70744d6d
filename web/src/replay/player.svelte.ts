// Plays a replay move by move, at a chosen speed.
import type { ReplayClient } from './replay_client.svelte';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const BREATH_MS = 650; // between two moves
const REST_MS = 3_000; // to read how a round was counted

export class Player {
  isPlaying: boolean = $state(false);
  speed: number = $state(1);

  constructor(private readonly client: ReplayClient) {}

  /** Start the effect that plays on; call while a component is set up. */
  run(): void {
    $effect(() => {
      this.client.pace = this.speed;
    });
    $effect(() => {
      const { isCaughtUp, isFetching, isAtEnd, at, course } = this.client;
      if (!this.isPlaying || !isCaughtUp || isFetching) return undefined;
      if (isAtEnd) {
        this.isPlaying = false;
        return undefined;
      }
      const timer = setTimeout(
        () => void this.client.forward().catch(this.stop),
        (course.isRest(at) ? REST_MS : BREATH_MS) / this.speed,
      );
      return () => clearTimeout(timer);
    });
  }

  /** Play or pause; at the end, from the beginning again. */
  toggle(): void {
    if (!this.isPlaying && this.client.isAtEnd) void this.client.jump(0);
    this.isPlaying = !this.isPlaying;
  }

  stop = (): void => {
    this.isPlaying = false;
  };
}
