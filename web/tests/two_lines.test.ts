// Words of the display alphabet on two lines.
import { expect, test } from 'vitest';
import { twoLines } from '../src/art/two_lines';

test.each([
  ['Keep it at hand', ['Keep it', 'at hand']],
  ['À portée de main', ['À portée', 'de main']],
  ['Siempre a mano', ['Siempre', 'a mano']],
  ['Volteface', ['Volteface', '']],
])('%s', (text, lines) => {
  expect(twoLines(text)).toEqual(lines);
});
