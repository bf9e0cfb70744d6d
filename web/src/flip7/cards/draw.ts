// The cards of Flip 7 as drawings in a box of 60 by 84: numbers, modifiers, actions and the back.
import { drawNumeral } from '../../art/alphabet';
import { INK, inField, onPaper, repeat, SUN } from '../../art/paper';
import { PATTERNS } from './patterns';

/** A heat ramp: more points, more copies, more danger. */
export const HEAT = [
  '#E9E1F0',
  '#0A7A6C',
  '#0B7590',
  '#136AAE',
  '#2C5BC8',
  '#4B4CCB',
  '#6A41C4',
  '#8A38B8',
  '#A62F9F',
  '#BC2A7C',
  '#CB2A55',
  '#CF3A2C',
  '#B84E06',
] as const;

const FREEZE = '#0C6FA6';
const FLIP_THREE = '#5B2A8C';
const SECOND_CHANCE = '#0A7A5C';

export function drawNumber(number: number): string {
  const colour = HEAT[number]!;
  const front = number ? '#fff' : INK;
  const back = `color-mix(in srgb,${number ? '#fff 68%' : `${INK} 66%`},${colour})`;
  const numeral = drawNumeral(String(number), 30, 38, 50, number > 9 ? 48 : 44, front, back);
  return onPaper(
    colour,
    `<g fill="#000" fill-opacity=".24" opacity="${number ? 1 : 0.24}">${PATTERNS[number]}</g>`,
    numeral + drawPips(number, front),
  );
}

/** One pip for each copy in the deck. */
function drawPips(number: number, colour: string): string {
  const pips = Math.max(1, number);
  const gap = Math.min(4.4, 46 / pips);
  const first = 30 - (gap * (pips - 1)) / 2;
  return `<g class="pips" fill="${colour}">${repeat(pips, (pip) => `<circle cx="${(first + pip * gap).toFixed(2)}" cy="74.6" r="1.45"/>`)}</g>`;
}

const TICKET =
  'M8.5 .5H51.5A8 8 0 0 1 59.500 8.5V58A5.5 5.5 0 0 0 59.500 69V75.5A8 8 0 0 1 51.5 83.5H8.5A8 8 0 0 1 .5 75.5V69A5.5 5.5 0 0 0 .5 58V8.5A8 8 0 0 1 8.5 .5Z';
const TICKET_FIELD =
  'M9 3H51A6 6 0 0 1 57 9V56A7.8 7.8 0 0 0 57 71V75A6 6 0 0 1 51 81H9A6 6 0 0 1 3 75V71A7.8 7.8 0 0 0 3 56V9A6 6 0 0 1 9 3Z';

/** A ticket with notches and a perforation; `text` is such as +4 or ×2. */
export function drawModifier(text: string): string {
  const doubles = text.startsWith('×');
  const [front, back] = doubles ? ['#FF9E6B', '#D97A48'] : [SUN, '#C98E1E'];
  const weave = doubles
    ? '<path d="M3 0L30 24L57 0V12L30 36L3 12ZM3 30L30 54L57 30V42L30 66L3 42Z"/>'
    : repeat(8, (stripe) => `<path d="M-10 ${-6 + stripe * 14}h80v5h-80z" transform="rotate(-20 30 42)"/>`);
  return (
    `<path d="${TICKET}" fill="#fff"/><path d="${TICKET_FIELD}" fill="${INK}"/>` +
    inField(`<g fill="#fff" fill-opacity=".1">${weave}</g>`, 52) +
    `<path d="M13 63.5H47" stroke="${front}" stroke-width="2.6" stroke-dasharray="3.4 3.4" stroke-linecap="round"/>` +
    drawNumeral(text, 30, 32.5, 36, text.length > 2 ? 49 : 46, front, back)
  );
}

export function drawFreeze(): string {
  const arm = '<path d="M0 0V-25M0-11L-7-18M0-11L7-18M0-19L-5-24M0-19L5-24"/>';
  const ice =
    '<path d="M3 3H57V20L44 12L36 28L24 10L14 24L3 14Z" fill="#fff" fill-opacity=".18"/><path d="M3 81H57V62L46 72L38 60L26 74L16 63L3 71Z" fill="#fff" fill-opacity=".18"/>';
  const flake = `<g transform="translate(30 42) scale(.98)" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${repeat(6, (turn) => `<g transform="rotate(${turn * 60})">${arm}</g>`)}</g>`;
  return onPaper(FREEZE, ice + flake);
}

export function drawFlipThree(): string {
  const sheet = (x: number, y: number, turn: number, fill: string) =>
    `<rect x="-13" y="-19" width="26" height="38" rx="4.5" fill="${fill}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  const fan = sheet(19, 43, -16, '#D9C2F2') + sheet(30, 39, 0, '#EFE2FB') + sheet(41, 43, 16, '#fff');
  const three = `<g transform="translate(41 43) rotate(16)">${drawNumeral('3', 0, 0, 22, 20, FLIP_THREE, '#9B73C4')}</g>`;
  return onPaper(FLIP_THREE, `<g stroke="${FLIP_THREE}" stroke-width="2.5">${fan}</g>${three}`);
}

export function drawSecondChance(): string {
  const waves =
    '<path d="M3 60q9-7 18 0t18 0t18 0v21H3z" fill="#fff" fill-opacity=".16"/><path d="M3 69q9-7 18 0t18 0t18 0v12H3z" fill="#fff" fill-opacity=".16"/>';
  return onPaper(SECOND_CHANCE, waves + drawBuoy(30, 38, 15, 11));
}

export function drawBuoy(x: number, y: number, radius: number, width: number): string {
  const stripe = ((2 * Math.PI * radius) / 8).toFixed(3);
  const circle = (r: number, more: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" ${more}/>`;
  const rim = `stroke="${INK}" stroke-opacity=".25" stroke-width="1"`;
  return (
    circle(radius, `stroke="#fff" stroke-width="${width}"`) +
    circle(
      radius,
      `stroke="#D4301C" stroke-width="${width}" stroke-dasharray="${stripe} ${stripe}" transform="rotate(22.5 ${x} ${y})"`,
    ) +
    circle(radius + width / 2, rim) +
    circle(radius - width / 2, rim)
  );
}

export function drawBack(): string {
  const folds = repeat(
    5,
    (row) =>
      `<path d="M-10 ${-4 + row * 20}L5 ${12 + row * 20}L20 ${-4 + row * 20}L35 ${12 + row * 20}L50 ${-4 + row * 20}L65 ${12 + row * 20}" fill="none" stroke="${row % 2 ? '#5E3A77' : '#43215A'}" stroke-width="7"/>`,
  );
  const mark = `<g transform="translate(20.5 33.5) scale(.19)"><path d="M0 0H26L50 100H24Z" fill="${INK}"/><path d="M100 0H74L37 100H63Z" fill="#8A4A1C"/></g>`;
  return onPaper(INK, folds, `<circle cx="30" cy="42" r="15" fill="${SUN}"/>${mark}`);
}
