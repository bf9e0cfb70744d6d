// Phase 10 FLIP! in the client.
import type { GameManifest } from '../game/game';
import NamedCard from './cards/NamedCard.svelte';
import { FIELDS, hints, nameCard } from './names';

export const MANIFEST: GameManifest = {
  game: 'phase10flip',
  hasHands: true,
  plainRulings: ['variant', 'phases_to_win'],
  words: { nameCard, fields: FIELDS, hints },
  Card: NamedCard,
  fan: ['9', 'y7', 'b4^'],
  loadParts: async () => (await import('./parts')).PARTS,
  loadLights: async () => (await import('./lessons/lights')).LIGHTS,
  loadDealing: async () => (await import('./dealing')).begin,
  loadCompanion: async () => (await import('./companion/parts')).COMPANION,
};
