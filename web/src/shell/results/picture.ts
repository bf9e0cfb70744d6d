// The result of a game as a picture to share: an SVG of our own, which the browser turns into a PNG.
import { canDraw, drawWord } from '../../art/alphabet';
import { ICONS } from '../../art/icons';
import { drawToken } from '../../art/tokens';
import { whole } from '../../art/wordmark';

export interface PictureRow {
  rank: number;
  seat: number;
  name: string;
  total: number;
  isWinner: boolean;
  /** How far somebody came, where that counts; may be empty. */
  note: string;
  /** Games won in the series; null if there is none. */
  wins: number | null;
}

export interface Result {
  game: string;
  title: string;
  rows: readonly PictureRow[];
  /** After how many rounds. */
  note: string;
  isDark: boolean;
}

/** How wide a text is at a size in pixels. */
export type Measure = (text: string, size: number) => number;

export const WIDTH = 1080;
const EDGE = 64;
const HERO_TOP = 204; // above the headline: wordmark and game
const TALLEST = 104; // capitals of the headline
const SMALLEST = 52; // before it takes one more line
const MOST_LINES = 3;
const FONT = `ui-rounded, 'SF Pro Rounded', 'Segoe UI', Roboto, 'Noto Sans', system-ui, sans-serif`;
const INK = '#2a0f3a';
const LIGHT = { ground: '#ffe1d3', surface: '#fff5ef', ink: INK, second: '#65466c' };
const DARK = { ground: '#1b0a26', surface: '#2d173b', ink: '#ffefe6', second: '#cdb0cf' };

/** The picture as SVG, and how tall it is. */
export function picture(result: Result, measure: Measure = measureOnCanvas): { svg: string; height: number } {
  const colours = result.isDark ? DARK : LIGHT;
  const headline = wrap(result.title.toLocaleUpperCase());
  const hero = HERO_TOP + headline.length * (headline[0]!.height + 30) + 40;
  const row = result.rows.length <= 6 ? 112 : result.rows.length <= 10 ? 84 : 60;
  const height = hero + 40 + result.rows.length * row + 96;
  const rows = result.rows.map((one, index) => drawRow(one, hero + 40 + index * row, row - 12, colours, measure));
  const inner = [
    `<rect width="${WIDTH}" height="${height}" fill="${colours.ground}"/>`,
    `<path d="M0 0H${WIDTH - 110}L${WIDTH} 110V${hero}H0Z" fill="#ffb81c"/><path d="M${WIDTH - 110} 0L${WIDTH} 110H${WIDTH - 92}Q${WIDTH - 110} 110 ${WIDTH - 110} 92Z" fill="#c77700"/>`,
    drawWordmark(EDGE, 56, 44),
    write(result.game, EDGE, 146, 36, '#553000', measure, WIDTH - 2 * EDGE),
    ...headline.map((line, index) => drawLine(line, HERO_TOP + index * (line.height + 30))),
    ...rows,
    write(result.note, EDGE, height - 44, 32, colours.second, measure, WIDTH - 2 * EDGE),
  ];
  const box = `width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"`;
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${inner.join('')}</svg>`, height };
}

interface Headline {
  text: string;
  height: number;
}

/** The headline in as few lines as it takes to be read, all of one size. */
export function wrap(text: string, widest = WIDTH - 2 * EDGE): Headline[] {
  for (let count = 1; ; count++) {
    const lines = split(text.split(/\s+/), count);
    const height = Math.min(TALLEST, ...lines.map((line) => (widest / drawWord(line).width) * 100));
    if (height >= SMALLEST || count === MOST_LINES) return lines.map((line) => ({ text: line, height }));
  }
}

/** Words on so many lines, about equally long. */
function split(words: readonly string[], count: number): string[] {
  const lines: string[] = [];
  const share = words.join(' ').length / count;
  for (const word of words) {
    const last = lines.at(-1);
    const isFull = last === undefined || (lines.length < count && last.length + word.length / 2 >= share);
    if (isFull) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

function drawLine({ text, height }: Headline, y: number): string {
  if (!canDraw(text)) return label(text, EDGE, y + height * 0.9, height, INK);
  return `<g transform="translate(${EDGE} ${y}) scale(${height / 100})" fill="none" stroke="${INK}" stroke-width="22">${drawWord(text).inner}</g>`;
}

function drawRow(row: PictureRow, y: number, height: number, colours: typeof LIGHT, measure: Measure): string {
  const middle = y + height / 2;
  const size = Math.min(44, height * 0.44);
  const points = drawWord(String(row.total));
  const tall = height * 0.42;
  const pointsAt = WIDTH - EDGE - 28 - (points.width * tall) / 100;
  const winsWidth = row.wins === null ? 0 : size * 2.4;
  const crownWidth = row.isWinner ? size * 1.4 : 0;
  const nameAt = EDGE + 84 + height * 0.8;
  const room = pointsAt - winsWidth - crownWidth - 24 - nameAt;
  const edge = row.isWinner ? 'stroke="#ffa300" stroke-width="6"' : '';
  const token = height * 0.66;
  return [
    `<rect x="${EDGE}" y="${y}" width="${WIDTH - 2 * EDGE}" height="${height}" rx="28" fill="${colours.surface}" ${edge}/>`,
    label(`${row.rank}.`, EDGE + 24, middle + size * 0.35, size, colours.ink),
    `<svg x="${EDGE + 84}" y="${middle - token / 2}" width="${token}" height="${token}" viewBox="-2 -2 44 44">${drawToken(row.seat, row.name)}</svg>`,
    write(row.name, nameAt, middle + (row.note ? -size * 0.06 : size * 0.35), size, colours.ink, measure, room),
    row.note ? write(row.note, nameAt, middle + size * 0.78, size * 0.62, colours.second, measure, room, 500) : '',
    row.wins === null
      ? ''
      : icon('cup', pointsAt - winsWidth, middle, size, colours.second) +
        label(String(row.wins), pointsAt - winsWidth + size * 1.15, middle + size * 0.35, size, colours.second),
    row.isWinner ? icon('crown', pointsAt - winsWidth - crownWidth, middle, size, colours.ink) : '',
    `<g transform="translate(${pointsAt} ${middle - tall / 2}) scale(${tall / 100})" fill="none" stroke="${colours.ink}" stroke-width="22">${points.inner}</g>`,
  ].join('');
}

function icon(name: 'cup' | 'crown', x: number, middle: number, size: number, colour: string): string {
  return `<svg x="${x}" y="${middle - size / 2}" width="${size}" height="${size}" viewBox="0 0 24 24" color="${colour}">${ICONS[name]}</svg>`;
}

/** The wordmark, always in the colours it has on marigold. */
function drawWordmark(x: number, y: number, height: number): string {
  const { inner, viewBox, ratio } = whole();
  const drawn = inner.replaceAll('var(--mark-a)', '#f0482a').replaceAll('var(--mark-b)', INK);
  return `<svg x="${x}" y="${y}" width="${height * ratio}" height="${height}" viewBox="${viewBox}" fill="none" stroke="${INK}" stroke-width="22">${drawn}</svg>`;
}

/** A text that becomes smaller, and then shorter, until it fits. */
function write(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  measure: Measure,
  room: number,
  weight = 700,
): string {
  const fitted = fit(text, size, room, measure);
  return label(fitted.text, x, y, fitted.size, colour, weight);
}

export function fit(text: string, size: number, room: number, measure: Measure): { text: string; size: number } {
  const wide = measure(text, size);
  if (wide <= room) return { text, size };
  const smaller = Math.max(size * 0.66, (size * room) / wide);
  let letters = [...text];
  while (letters.length > 1 && measure(shorten(letters, text), smaller) > room) letters = letters.slice(0, -1);
  return { text: shorten(letters, text), size: smaller };
}

const shorten = (letters: readonly string[], whole: string): string =>
  letters.join('') === whole ? whole : `${letters.join('').trimEnd()}…`;

function label(text: string, x: number, y: number, size: number, colour: string, weight = 700): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<text x="${x}" y="${y.toFixed(1)}" font-family="${FONT}" font-size="${size.toFixed(1)}" font-weight="${weight}" fill="${colour}">${safe}</text>`;
}

function measureOnCanvas(text: string, size: number): number {
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = `700 ${size}px ${FONT}`;
  return context.measureText(text).width;
}

/** The picture as a PNG. */
export async function toPng({ svg, height }: { svg: string; height: number }): Promise<Blob> {
  const image = new Image(WIDTH, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height });
  canvas.getContext('2d')!.drawImage(image, 0, 0, WIDTH, height);
  return new Promise((settle, fail) =>
    canvas.toBlob((blob) => (blob ? settle(blob) : fail(new Error('The picture is too large.'))), 'image/png'),
  );
}
