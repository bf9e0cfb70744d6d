// Our own display alphabet, as strokes: cap height 100, stroke 22, every letter clipped to its cap box.
// Digits are folded ribbons: their advance, the front of the ribbon, its back.

type Digit = readonly [advance: number, front: string, back: string];
type Letter = readonly [advance: number, strokes: string, width?: number];

const DIGITS: Record<string, Digit> = {
  0: [
    68,
    'M34.6 11H34A22.5 22.5 0 0 0 11.5 33.5V66.5A22.5 22.5 0 0 0 34 89H34.6',
    'M34 11A22.5 22.5 0 0 1 56.5 33.5V66.5A22.5 22.5 0 0 1 34 89',
  ],
  1: [50, 'M37 0V100', 'M-2 34L40 3'],
  2: [66, 'M11.5 40V33.5A21.5 22.5 0 0 1 54.5 33.5V34.2M2 89H62', 'M54.5 33.2C54.5 58 14 62 14 96'],
  3: [67, 'M4 11H57M24 47H34.5A21 21 0 0 1 34.5 89A22.5 21 0 0 1 11.5 70V64', 'M46.5 15L26 51'],
  4: [70, 'M4 70H69M50 0V100', 'M48-10L11 74'],
  5: [67, 'M9 11H60M8 49H34.5A20 20 0 0 1 34.5 89A22.5 20 0 0 1 11.5 71V65', 'M19 11V56'],
  6: [68, 'M34 44A22.5 22.5 0 1 0 34 89A22.5 22.5 0 1 0 34 44', 'M46-10L13 60'],
  7: [62, 'M1 11H60', 'M48.500 9L18 108'],
  8: [68, 'M34 46A22.5 21.5 0 1 0 34 89A22.5 21.5 0 1 0 34 46', 'M34 11A19.5 18 0 1 0 34 47A19.5 18 0 1 0 34 11'],
  9: [68, 'M34 11A22.5 22.5 0 1 0 34 56A22.5 22.5 0 1 0 34 11', 'M22 110L55 40'],
  '+': [64, 'M1 52H63M32 21V83', ''],
  '×': [60, 'M8 28L52 76M52 28L8 76', ''],
};

const LETTERS: Record<string, Letter> = {
  A: [76, 'M7 118L38-18L69 118M20 73H56'],
  Λ: [76, 'M7 118L38-18L69 118'],
  B: [70, 'M11 0V100M11 11H36A19 19 0 0 1 36 49H11M36 49H38A20 20 0 0 1 38 89H11'],
  C: [67, 'M56 38V33.5A22.3 22.5 0 0 0 11.5 33.5V66.5A22.3 22.5 0 0 0 56 66.5V62'],
  D: [68, 'M11 0V100M11 11H32A24.5 24.5 0 0 1 56.5 35.5V64.5A24.5 24.5 0 0 1 32 89H11'],
  E: [55, 'M11 0V100M11 11H54M11 50H50M11 89H54'],
  F: [54, 'M11 0V100M11 11H54M11 53H49'],
  G: [68, 'M56 37V33.5A22.3 22.5 0 0 0 11.5 33.5V66.5A22.3 22.5 0 0 0 56.5 66.5V56H34'],
  H: [68, 'M11 0V100M57 0V100M11 50H57'],
  I: [22, 'M11 0V100'],
  J: [55, 'M44 0V68A16.3 21 0 0 1 11.5 68V62'],
  K: [70, 'M11 0V100M66-12L16 60M28 40L68 112'],
  L: [52, 'M11 0V100M11 89H52'],
  M: [90, 'M11 0V100M79 0V100M9-8L45 74L81-8'],
  N: [72, 'M11 0V100M61 0V100M8-6L64 106'],
  O: [
    68,
    'M34 11A22.5 22.5 0 0 0 11.5 33.5V66.5A22.5 22.5 0 0 0 34 89A22.5 22.5 0 0 0 56.5 66.5V33.5A22.5 22.5 0 0 0 34 11',
  ],
  P: [66, 'M11 0V100M11 11H34A21.5 21.5 0 0 1 34 56H11'],
  Q: [70, 'M34 11A22.5 22.5 0 0 0 11.5 33.5V66.5A22.5 22.5 0 0 0 56.5 66.5V33.5A22.5 22.5 0 0 0 34 11M36 66L66 108'],
  R: [70, 'M11 0V100M11 11H35A21 21 0 0 1 35 54H11M32 50L62 112'],
  S: [66, 'M54.5 38V33A21.5 22 0 0 0 11.5 32C11.5 58 55.5 42 55.5 68A21.8 21.2 0 0 1 11 67.5V62'],
  T: [60, 'M0 11H60M30 0V100'],
  U: [67, 'M11 0V66.5A22.5 22.5 0 0 0 56 66.5V0'],
  V: [76, 'M7-18L38 118L69-18'],
  W: [104, 'M6-18L29 118L52-18L75 118L98-18'],
  X: [70, 'M4-10L66 110M66-10L4 110'],
  Y: [70, 'M3-14L35 60L67-14M35 50V100'],
  Z: [62, 'M4 11H58M47 12L15 88M3 89H60'],
  '!': [22, 'M11 0V64M11 78V100'],
  '¡': [22, 'M11 0V22M11 36V100'],
  '?': [60, 'M11 36V32A19 21 0 0 1 49 32C49 50 29 46 29 66M29 78V100'],
  '.': [22, 'M11 78V100'],
  '…': [88, 'M11 78V100M44 78V100M77 78V100'],
  ',': [22, 'M11 78V100'],
  ':': [22, 'M11 28V50M11 78V100'],
  "'": [20, 'M10 0V34'],
  '’': [20, 'M10 0V34'],
  '-': [44, 'M2 52H42'],
  '/': [50, 'M46-6L4 106'],
  ' ': [20, ''],
  '\u00a0': [20, ''],
  '\u202f': [12, ''],
  '¿': [60, 'M49 64V68A19 21 0 0 1 11 68C11 50 31 54 31 34M31 22V0'],
  '(': [36, 'M34-8A70 70 0 0 0 34 108'],
  ')': [36, 'M2-8A70 70 0 0 1 2 108'],
  '%': [98, 'M21 8A13 17 0 1 0 21.1 8M77 58A13 17 0 1 0 77.1 58M74-6L24 106', 15],
};

const ACCENTS: Record<string, string> = {
  '\u0301': 'M-6-12L14-30',
  '\u0300': 'M6-12L-14-30',
  '\u0302': 'M-19-11L0-27L19-11',
  '\u0308': 'M-16-30V-12M16-30V-12',
  '\u0303': 'M-19-14C-8-34 8-6 19-26',
  '\u0327': 'M4 100V112L-8 122',
};

/** What goes on below the line. */
const TAILS: Record<string, string> = { ',': 'M2.5 98V104L-6 118' };

const KERNING: Record<string, number> = {
  LT: -16,
  TA: -16,
  AT: -16,
  AV: -18,
  VA: -18,
  AY: -18,
  YA: -18,
  LY: -18,
  YO: -6,
  OY: -6,
  FA: -14,
  PA: -12,
  VO: -6,
  OV: -6,
  TO: -6,
  OT: -6,
  LV: -16,
  RT: -4,
  RY: -6,
  TE: -1,
  TU: 0,
  KO: -6,
  AC: -5,
  CA: -4,
  'L’': -20,
  FΛ: -16,
  ΛC: -6,
  LO: -4,
  LU: -2,
  FT: -4,
  AU: -3,
  UA: -3,
  OA: -5,
  AO: -5,
  DA: -4,
  '71': 4,
  '74': -10,
  'Z ': -6,
  'P ': -8,
};

const SPACE = 9;
const UNKNOWN = 40; // the advance of a letter that the alphabet does not have

export interface Drawn {
  /** The strokes as SVG, without the element around them. */
  inner: string;
  width: number;
}

interface Glyph {
  letter: string;
  accent: string;
}

function glyphs(text: string): Glyph[] {
  const found: Glyph[] = [];
  for (const letter of text.normalize('NFD')) {
    const accent = ACCENTS[letter];
    if (accent !== undefined && found.length > 0) found.at(-1)!.accent = accent;
    else found.push({ letter, accent: '' });
  }
  return found;
}

function strokes(letter: string, isTwoTone: boolean): string {
  const digit = DIGITS[letter];
  if (digit) return `<path d="${digit[2]}"${isTwoTone ? ' class="bk"' : ''}/><path d="${digit[1]}"/>`;
  const [, path, width] = LETTERS[letter] ?? [0, ''];
  return `<path d="${path}"${width ? ` stroke-width="${width}"` : ''}/>`;
}

/** Whether every letter of a text can be drawn; a name in another script cannot. */
export function canDraw(text: string): boolean {
  return glyphs(text).every(({ letter }) => letter in DIGITS || letter in LETTERS);
}

/** A word in strokes; the back of two-tone digits has the class `bk`. */
export function drawWord(text: string, isTwoTone = false): Drawn {
  let x = 0;
  let inner = '';
  let previous = '';
  for (const { letter, accent } of glyphs(text)) {
    const advance = (DIGITS[letter] ?? LETTERS[letter])?.[0] ?? UNKNOWN;
    x += KERNING[previous + letter] ?? 0;
    inner += `<svg x="${x}" y="0" width="${advance}" height="100" viewBox="0 0 ${advance} 100">${strokes(letter, isTwoTone)}</svg>`;
    const outside = accent || TAILS[letter];
    if (outside) inner += `<path transform="translate(${x + advance / 2} 0)" d="${outside}" stroke-width="17"/>`;
    x += advance + SPACE;
    previous = letter;
  }
  return { inner, width: Math.max(1, x - SPACE) };
}

/** A numeral centred at a point, as tall as that and never wider. */
export function drawNumeral(
  text: string,
  x: number,
  y: number,
  height: number,
  widest: number,
  front: string,
  back: string,
): string {
  const { inner, width } = drawWord(text, true);
  const scale = Math.min(height / 100, widest / width);
  const transform = `translate(${x - (width * scale) / 2} ${y - 50 * scale}) scale(${scale})`;
  return `<g class="nm" transform="${transform}" fill="none" stroke="${front}" stroke-width="22" style="--bk:${back}">${inner}</g>`;
}
