import { expect, test } from 'vitest';
import { fromHex, toHex, utf8 } from '../../src/fair/bytes';
import { hmac, sha256 } from '../../src/fair/sha256';
import { Stream } from '../../src/fair/stream';
import { WRITTEN } from './games';

test('the fingerprint of a text is the published one', () => {
  expect(toHex(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test.each(WRITTEN.digests)(
  'fingerprints are those of the reference: $sha256',
  ({ message, sha256: digest, key, hmac: code }) => {
    const bytes = fromHex(message)!;
    expect(toHex(sha256(bytes))).toBe(digest);
    expect(toHex(hmac(fromHex(key)!, bytes))).toBe(code);
  },
);

test.each(WRITTEN.streams)('deal $deal draws what the reference draws', ({ seed, deal, limits, below, shuffled }) => {
  const stream = new Stream(fromHex(seed)!, deal);
  expect(limits.map((limit) => stream.below(limit))).toEqual(below);
  expect(stream.shuffled(Array.from({ length: 104 }, (_, card) => card))).toEqual(shuffled);
});

test('nothing is below nothing', () => {
  expect(() => new Stream(new Uint8Array(32), 0).below(0)).toThrow(RangeError);
});

test('digits that spell no bytes are none', () => {
  expect([fromHex('0'), fromHex('zz'), fromHex('')]).toEqual([null, null, new Uint8Array()]);
});
