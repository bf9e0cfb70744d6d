// How a bot plays, in words; an external bot goes by its own name.
import { say, words } from '../../words/words.svelte';

export function describeBot(bot: string): string {
  const id = `web-bots-play-${bot.replace(/[^a-z0-9]/gi, '-')}`;
  return words.has(id) ? say(id) : bot;
}
