// The picture of a result: everything fits, whatever the names and the language.
import { expect, test } from 'vitest';
import { fit, picture, WIDTH, wrap, type PictureRow } from '../src/shell/results/picture';

const measure = (text: string, size: number): number => text.length * size * 0.6;
const LONG = 'Maximiliane-Charlotte d’O';
const rowOf = (seat: number, changes: Partial<PictureRow> = {}): PictureRow => ({
  rank: seat + 1,
  seat,
  name: LONG,
  total: 200 - seat,
  isWinner: seat === 0,
  note: '',
  wins: null,
  ...changes,
});
const resultOf = (count: number, changes: Partial<PictureRow> = {}, title = `${LONG} wins!`) => ({
  game: 'Flip 7',
  title,
  rows: Array.from({ length: count }, (_, seat) => rowOf(seat, changes)),
  note: 'after 7 rounds',
  isDark: false,
});

test('a text that fits is left alone, and one that does not becomes smaller and then shorter', () => {
  expect(fit('Ada', 40, 500, measure)).toEqual({ text: 'Ada', size: 40 });
  const smaller = fit(LONG, 40, 500, measure);
  expect(smaller.text).toBe(LONG);
  expect(measure(smaller.text, smaller.size)).toBeLessThanOrEqual(500);
  const shorter = fit(LONG, 40, 200, measure);
  expect(shorter.text).toMatch(/^Max.*…$/);
  expect(measure(shorter.text, shorter.size)).toBeLessThanOrEqual(200);
});

test.each(['YOU WIN!', '¡VICTORIA COMPARTIDA CON MAXIMILIANE-CHARLOTTE Y BARTHOLOMÉ!', 'PERSONNE NE GAGNE'])(
  'the headline “%s” is never wider than the picture, and all of it is there',
  (title) => {
    const lines = wrap(title);
    expect(lines.map(({ text }) => text).join(' ')).toBe(title);
    expect(new Set(lines.map(({ height }) => height)).size).toBe(1);
  },
);

test('a long headline takes several lines rather than small letters', () => {
  expect(wrap('LÉA WINS!')).toHaveLength(1);
  expect(wrap('MAXIMILIANE-CHARLOTTE AND BARTHOLOMÉ-AUGUSTIN SHARE THE WIN!').length).toBeGreaterThan(1);
});

test('the picture grows with its rows, and rows of a crowd are lower', () => {
  const [two, six, eighteen] = [2, 6, 18].map((count) => picture(resultOf(count), measure).height);
  expect(six! - two!).toBe(4 * 112);
  expect(eighteen!).toBeLessThan(six! + 12 * 112);
  expect(picture(resultOf(18), measure).svg.match(/rx="28"/g)).toHaveLength(18);
});

test('points, wins and how far somebody came are in it, and markup in a name is only text', () => {
  const { svg, height } = picture(resultOf(1, { name: '<b>&', note: 'Phase 9', wins: 3 }), measure);
  expect(svg).toContain('&lt;b&gt;&amp;');
  expect(svg).not.toContain('<b>');
  expect(svg).toContain('Phase 9');
  expect(svg).toContain('>3</text>');
  expect(svg).toContain(`viewBox="0 0 ${WIDTH} ${height}"`);
});

test('an image knows no variables of a page: every colour is written out', () => {
  for (const isDark of [true, false])
    expect(picture({ ...resultOf(3), isDark }, measure).svg).not.toContain('var(--mark');
});
