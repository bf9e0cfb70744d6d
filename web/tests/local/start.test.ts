// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { BUILT } from '../../engine/build';
import { startPython, type Reader } from '../../src/local/engine';
import type { CreateModule, PythonModule } from '../../src/local/module';
import { complete, packSnapshot, unpackSnapshot } from '../../src/local/snapshot';
import { FILES, Player, runHost, sharedPython } from './running';

const HEADER = 16; // bytes, of which the second word says how many they are

function madeUp(bytes: number): Uint8Array<ArrayBuffer> {
  const snapshot = new Uint8Array(bytes);
  new Uint32Array(snapshot.buffer)[1] = HEADER;
  for (let at = HEADER; at < bytes; at += 3000) snapshot[at] = at % 251;
  return snapshot;
}

it('packs a snapshot without what a fresh memory holds, and completes it with that', () => {
  const snapshot = madeUp(100_004);
  const fresh = snapshot.slice(HEADER, 50_000);
  fresh[77] = 7; // what Python has changed since
  const packed = packSnapshot(snapshot, fresh);
  expect(packed.length).toBeLessThan(snapshot.length);
  const whole = unpackSnapshot(new Uint8Array(packed));
  complete(whole, fresh);
  expect(Buffer.from(whole).equals(snapshot)).toBe(true);
});

it('refuses a packed snapshot that was cut off', () => {
  const packed = packSnapshot(madeUp(50_000), new Uint8Array(0));
  expect(() => unpackSnapshot(new Uint8Array(packed.slice(0, -100)))).toThrow('no snapshot');
});

it('starts from a snapshot that is compressed in itself, as on a static site', async () => {
  await sharedPython(); // so that it is built
  const zipped: Reader = {
    ...FILES,
    bytes: async (name) => {
      const data = await FILES.bytes(name);
      return name === 'python.bin' ? new Uint8Array(gzipSync(data, { level: 1 })) : data;
    },
  };
  const warn = vi.spyOn(console, 'warn');
  const python = await startPython(`${BUILT}/`, () => undefined, zipped);
  expect(python.runPython('import volteface.browser.host; 6 * 7')).toBe(42);
  expect(warn).not.toHaveBeenCalled();
}, 120_000);

it('starts from its modules where the snapshot is torn', async () => {
  await sharedPython();
  const torn: Reader = {
    ...FILES,
    bytes: async (name) => {
      const data = await FILES.bytes(name);
      return name === 'python.bin' ? new Uint8Array(gzipSync(data, { level: 1 }).subarray(0, -1000)) : data;
    },
  };
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const python = await startPython(`${BUILT}/`, () => undefined, torn);
  expect(warn).toHaveBeenCalledOnce();
  expect(python.runPython('import volteface.browser.host; 6 * 7')).toBe(42);
  warn.mockRestore();
}, 120_000);

it('starts from its modules where the memory is laid out differently, and plays', async () => {
  await sharedPython();
  const elsewhere: Reader = {
    ...FILES,
    async script(name) {
      const script = await FILES.script(name);
      if (name !== 'pyodide.asm.mjs') return script;
      const create = script.default as CreateModule;
      const grown = (settings: PythonModule): Promise<unknown> => {
        settings.preRun.push(({ _malloc }) => void _malloc(16 * 1024 * 1024));
        return create(settings);
      };
      return { default: grown };
    },
  };
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const python = await startPython(`${BUILT}/`, () => undefined, elsewhere);
  expect(String(warn.mock.calls[0]?.[1])).toContain('not laid out');
  const running = await runHost(undefined, python);
  const ada = await Player.seated(running, 'flip7');
  await ada.until((view) => view.asked === 0);
  expect(await ada.send({ type: 'advise' })).toMatchObject({ type: 'advice' });
}, 120_000);
