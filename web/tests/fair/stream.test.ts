import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { Stream } from '../../src/fair/stream';
import { WRITTEN } from './games';

test('the fingerprint of a text is the published one', () => {
  expect(bytesToHex(sha256(utf8ToBytes('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test.each(WRITTEN.digests)(
  'fingerprints are those of the reference: $sha256',
  ({ message, sha256: digest, key, hmac: code }) => {
    const bytes = hexToBytes(message);
    expect(bytesToHex(sha256(bytes))).toBe(digest);
    expect(bytesToHex(hmac(sha256, hexToBytes(key), bytes))).toBe(code);
  },
);

test.each(WRITTEN.streams)('deal $deal draws what the reference draws', ({ seed, deal, limits, below, shuffled }) => {
  const stream = new Stream(hexToBytes(seed), deal);
  expect(limits.map((limit) => stream.below(limit))).toEqual(below);
  expect(stream.shuffled(Array.from({ length: 104 }, (_, card) => card))).toEqual(shuffled);
});

test('nothing is below nothing', () => {
  expect(() => new Stream(new Uint8Array(32), 0).below(0)).toThrow(RangeError);
});
