// How well a bot plays, in words; a bot from outside goes by its own name.
import { say, words } from '../../words/words.svelte';

export function describeBot(level: string): string {
  const id = `web-bots-play-${level.replace(/[^a-z0-9]/gi, '-')}`;
  return words.has(id) ? say(id) : level;
}
