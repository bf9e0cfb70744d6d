import { beforeEach, expect, test, vi } from 'vitest';
import { LobbyClient } from '../src/wire/lobby_client.svelte';
import { Socket, takeSockets } from './socket';

beforeEach(takeSockets);

function opened(): { client: LobbyClient; first: Socket } {
  const client = new LobbyClient();
  client.open();
  const first = Socket.made[0]!;
  first.tell({ type: 'lobby', tables: [] });
  return { client, first };
}

test('a lobby that has gone silent is probed, and connected to anew if nobody answers', () => {
  const { client, first } = opened();
  vi.advanceTimersByTime(23_000);
  expect(first.sent).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  expect(Socket.made.length).toBeGreaterThan(1);
  expect(client.status).toBe('offline');
});

test('a lobby that answers a probe is kept, though it only tells', () => {
  const { client, first } = opened();
  vi.advanceTimersByTime(23_000);
  first.tell({ type: 'refused', reason: { id: 'unwelcome', arguments: {} }, text: 'no' });
  vi.advanceTimersByTime(10_000);
  expect(Socket.made).toHaveLength(1);
  expect(client.status).toBe('live');
});
