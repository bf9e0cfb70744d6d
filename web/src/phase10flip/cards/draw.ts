// The drawing of a Phase 10 FLIP! face: colour, symbol and letter on the COLOUR side, all four symbols on the INTENSE one.
import { drawNumeral, drawWord } from '../../art/alphabet';
import { INK, SUN } from '../../art/paper';

type Colour = 'r' | 'y' | 'g' | 'b';

export const COLOURS: Record<Colour, readonly [ground: string, figure: string]> = {
  r: ['#CE2B24', '#fff'],
  y: ['#FFC42E', INK],
  g: ['#007A5E', '#fff'],
  b: ['#1F55CF', '#fff'],
};
export const SYMBOLS: Record<Colour, string> = {
  r: '<circle r="10"/>',
  y: '<path d="M0-12L11 0L0 12L-11 0Z"/>',
  g: '<path d="M-12-9H12L0 12Z"/>',
  b: '<path d="M-4.5-11.5H4.5V-4.5H11.5V4.5H4.5V11.5H-4.5V4.5H-11.5V-4.5H-4.5Z"/>',
};
const NIGHT = '#1B0B45';
const NIGHT_FOLD = '#A99BE8';
const FACE = /^([rygb]?)(\d+|\*)(\^?)$/;
const OUTLINE = 'M8.5 .5H51.5A8 8 0 0 1 59.5 8.5V75.5A8 8 0 0 1 51.5 83.5H8.5A8 8 0 0 1 .5 75.5V8.5A8 8 0 0 1 8.5 .5Z';
const FIELD = 'M9 3H51A6 6 0 0 1 57 9V75A6 6 0 0 1 51 81H9A6 6 0 0 1 3 75V9A6 6 0 0 1 9 3Z';
const CUT_OUTLINE = 'M8.5 .5H37L59.5 23V75.5A8 8 0 0 1 51.5 83.5H8.5A8 8 0 0 1 .5 75.5V8.5A8 8 0 0 1 8.5 .5Z';
const CUT_FIELD = 'M9 3H36L57 24V75A6 6 0 0 1 51 81H9A6 6 0 0 1 3 75V9A6 6 0 0 1 9 3Z';
const ARROWS = 'M-7-1A7 7 0 0 1 5-5M5-10V-4.5H-.5M7 1A7 7 0 0 1-5 5M-5 10V4.5H.5';

function paper(colour: string, isFlip: boolean): string {
  const [outline, field] = isFlip ? [CUT_OUTLINE, CUT_FIELD] : [OUTLINE, FIELD];
  return `<path d="${outline}" fill="#fff"/><path d="${field}" fill="${colour}"/>`;
}

/** The corner that is folded over on a FLIP card, with the turning arrows. */
function corner(fill: string, arrows: string): string {
  return (
    `<path d="M36.5 1.5L58.5 23.5H43A6.5 6.5 0 0 1 36.5 17Z" fill="${fill}" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<g class="corner" transform="translate(43.8 16.2) scale(.62)" fill="none" stroke="${arrows}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"><path d="${ARROWS}"/></g>`
  );
}

function star(x: number, y: number, radius: number, fill: string): string {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const angle = ((-90 + index * 36) * Math.PI) / 180;
    const reach = index % 2 ? radius * 0.48 : radius;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `<path d="M${corners.join('L')}Z" fill="${fill}" stroke="${fill}" stroke-width="3" stroke-linejoin="round"/>`;
}

/** A face such as r5^, b*, 12 or *^ as SVG in a box of 60 by 84; `letterOf` gives a colour's letter in the reader's language. */
export function drawPhaseFace(face: string, letterOf: (colour: Colour) => string): string {
  const [, letter = '', value = '', mark = ''] = FACE.exec(face) ?? [];
  const isFlip = mark !== '';
  return letter === '' ? intense(value, isFlip) : coloured(letter as Colour, value, isFlip, letterOf(letter as Colour));
}

function coloured(colour: Colour, value: string, isFlip: boolean, letter: string): string {
  const [ground, figure] = COLOURS[colour];
  const [x, y] = isFlip ? [28, 36] : [30, 33];
  const shown =
    value === '*'
      ? star(x, y + 1, 20, figure)
      : drawNumeral(
          value,
          x,
          y,
          isFlip ? 40 : 46,
          isFlip ? 42 : 46,
          figure,
          `color-mix(in srgb,${figure} 70%,${ground})`,
        );
  const { inner, width } = drawWord(letter);
  const foot =
    `<rect x="3" y="60" width="54" height="1.5" fill="${figure}" opacity=".35"/><g transform="translate(19.5 71) scale(.66)" fill="${figure}">${SYMBOLS[colour]}</g>` +
    `<g transform="translate(${41 - width * 0.065} 64.5) scale(.13)" fill="none" stroke="${figure}" stroke-width="22">${inner}</g>`;
  return paper(ground, isFlip) + shown + foot + (isFlip ? corner(INK, '#fff') : '');
}

function intense(value: string, isFlip: boolean): string {
  const [x, y] = isFlip ? [28, 37] : [30, 34];
  const shown =
    value === '*'
      ? star(30, 33, 20, '#fff') + star(30, 33, 11, NIGHT)
      : drawNumeral(value, x, y, isFlip ? 40 : 46, isFlip ? 42 : 46, '#fff', NIGHT_FOLD);
  const strip = (['r', 'y', 'g', 'b'] as const).map((colour, index) => {
    const [ground, figure] = COLOURS[colour];
    return `<rect x="${3 + index * 13.5}" y="64" width="13.7" height="14" fill="${ground}"/><g transform="translate(${9.75 + index * 13.5} 71.4) scale(.4)" fill="${figure}">${SYMBOLS[colour]}</g>`;
  });
  return paper(NIGHT, isFlip) + strip.join('') + shown + (isFlip ? corner(SUN, INK) : '');
}
