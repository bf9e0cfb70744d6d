// Flip 7 in the client.
import type { GameManifest } from '../game/game';
import NamedCard from './cards/NamedCard.svelte';
import { nameCard } from './names';

export const MANIFEST: GameManifest = {
  game: 'flip7',
  hasHands: false,
  plainRulings: [],
  words: { nameCard, fields: {}, hints: () => ({}) },
  Card: NamedCard,
  fan: ['12', '3', '7'],
  loadParts: async () => (await import('./parts')).PARTS,
  loadLights: async () => (await import('./lessons/lights')).LIGHTS,
  loadDealing: async () => (await import('./dealing')).begin,
  loadCompanion: async () => (await import('./companion/parts')).COMPANION,
};
