// Bytes as hexadecimal digits and as text, and back.
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes that digits spell; nothing if they spell none. */
export function fromHex(digits: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/i.test(digits)) return null;
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
