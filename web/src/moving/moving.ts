// Moves a game between this device and the server; where it is refused, it stays where it was.
import type { Backend } from '../wire/hosts/backend';
import { explain } from '../story/sentences';
import { getLog, getRunning, moveAway, receiveGame, Refusal, takeIn } from '../wire/http';
import { firstName } from '../wire/guest_name';
import { identity } from '../wire/identity.svelte';
import { local } from '../wire/hosts/local.svelte';
import { localTables } from '../wire/hosts/local_tables.svelte';
import { server } from '../wire/hosts/server';
import { say } from '../words/words.svelte';

/** Send a running game of this device to the server: it stops here once it is there. Returns its page. */
export async function sendToServer(table: string): Promise<string> {
  await introduceTo(server);
  const { path } = await receiveGame(await getRunning(table), server);
  await moveAway(table);
  void localTables.refresh();
  return path;
}

/** Send a finished game of this device to the server, where it has a link. Returns its page. */
export async function publish(table: string): Promise<string> {
  await introduceTo(server);
  const log = new Blob([JSON.stringify(await getLog(table))], { type: 'application/json' });
  return (await takeIn(log, server)).path;
}

/** Take a running game against bots along from the server, where it stops. Returns its page. */
export async function takeAlong(table: string): Promise<string> {
  await local.start(); // nothing is stopped before it can go on here
  await introduceTo(local);
  const game = await moveAway(table);
  try {
    const { path } = await receiveGame(game, local);
    void localTables.refresh();
    return path;
  } catch (error) {
    throw new SentBack((await receiveGame(game, server)).path, error);
  }
}

/** This device refused a game that was taken along: it goes on at the server, on another page. */
export class SentBack extends Error {
  constructor(
    readonly path: string,
    cause: unknown,
  ) {
    super('sent back', { cause });
  }
}

/** Why a game was not moved, in words. */
export function whyNot(error: unknown): string {
  const reason = error instanceof SentBack ? error.cause : error;
  return reason instanceof Refusal ? explain(reason.problem) : say(local.failure || 'local-failed-engine');
}

function introduceTo(backend: Backend): Promise<void> {
  return identity.be(identity.name || firstName(), backend);
}
