// The tokens that stand for players: a shape and a colour for each seat, so that colour never speaks alone.
import { canDraw, drawWord } from './alphabet';

const SHAPES: readonly (readonly [colour: string, shape: string])[] = [
  ['#6B2A8F', '<circle cx="20" cy="20" r="18"/>'],
  ['#B3261E', '<rect x="3" y="3" width="34" height="34" rx="8"/>'],
  ['#0B6E8A', '<path d="M20 1.500L36.500 11V29L20 38.500L3.500 29V11Z" stroke-linejoin="round"/>'],
  ['#1E6B3C', '<path d="M4 17Q4 2 20 2T36 17V38H4Z"/>'],
  ['#B04A00', '<path d="M20 .5L39.500 20L20 39.500L.5 20Z"/>'],
  ['#2D53B8', '<path d="M20 38.500C9 33 3 26 3 14V4H37V14C37 26 31 33 20 38.500Z"/>'],
  ['#A02572', '<path d="M11 3H29V11H37V29H29V37H11V29H3V11H11Z"/>'],
  [
    '#5A5A1A',
    '<path d="M20 1L26 7L34 6L34 14L39.500 20L34 26L34 34L26 33L20 39L14 33L6 34L6 26L.5 20L6 14L6 6L14 7Z"/>',
  ],
];

const SCALE = 0.17;

/** The letter on a token: the first of the name that the alphabet has. */
export function tokenLetter(name: string): string {
  return [...name.toUpperCase()].find((letter) => letter.trim() !== '' && canDraw(letter)) ?? '';
}

/** The colour of a seat's token. */
export const tokenColour = (seat: number): string => SHAPES[seat % SHAPES.length]![0];

/** A player's token as SVG, without the element around it; the box is 40 by 40. */
export function drawToken(seat: number, name: string): string {
  const [colour, shape] = SHAPES[seat % SHAPES.length]!;
  const { inner, width } = drawWord(tokenLetter(name));
  const transform = `translate(${20 - (width * SCALE) / 2} ${20 - 50 * SCALE}) scale(${SCALE})`;
  return `<g fill="${colour}" stroke="#fff" stroke-width="2.400" paint-order="stroke">${shape}</g><g transform="${transform}" fill="none" stroke="#fff" stroke-width="22">${inner}</g>`;
}
