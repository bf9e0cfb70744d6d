// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { caller, openDatabase } from '../../src/local/database';
import { readPython, sharedPython } from './running';

const STORE = join(import.meta.dirname, '../../../tests/store');

it('keeps what every store promises', async () => {
  const python = await sharedPython();
  const run = readPython(python, join(import.meta.dirname, 'contract.py'), 'run_contract');
  const [logs, contract] = ['logs.py', 'test_contract.py'].map((name) => readFileSync(join(STORE, name), 'utf8'));
  const newDatabase = async (): Promise<unknown> => caller(await openDatabase(new IDBFactory()));
  expect(Number(await run(logs, contract, newDatabase))).toBeGreaterThan(30);
}, 120_000);
