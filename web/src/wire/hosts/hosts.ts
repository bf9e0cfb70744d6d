// Which backend hosts a table: its id says so.
import { isLocal, type Backend } from './backend';
import { local } from './local.svelte';
import { server } from './server';

export function hostOf(table: string): Backend {
  return isLocal(table) ? local : server;
}
