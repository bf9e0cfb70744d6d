// A result as a picture to send: the day, what was made, and the signs of each round; it tells no cards.
import { canDraw, drawWord } from '../../art/alphabet';
import { ICONS } from '../../art/icons';
import { whole } from '../../art/wordmark';
import { toPng, WIDTH } from '../../shell/results/picture';
import type { DailyResult } from '../../wire/types';
import { signOf } from './grid';
import type { Sign } from '../parts';

const EDGE = 64;
const HERO = 470;
const TILE = 74;
const GAP = 12;
const PER_LINE = 10;
const INK = '#2a0f3a';
const GROUND = '#ffe1d3';
const FONT = `ui-rounded, 'SF Pro Rounded', 'Segoe UI', Roboto, 'Noto Sans', system-ui, sans-serif`;
const COLOURS: Record<Sign['kind'], readonly [string, string]> = {
  card: [INK, '#ffb81c'],
  ice: ['#0c6fa6', '#fff'],
  three: ['#5b2a8c', '#fff'],
  ring: ['#0a7a5c', '#fff'],
  stay: ['#c4ecd6', '#06543f'],
  bust: ['#bf2314', '#fff'],
  seven: ['#ffb81c', INK],
  plain: ['#fff5ef', INK],
};

/** The picture as SVG, and how tall it is. */
export function drawResult(result: DailyResult, title: string, headline: string): { svg: string; height: number } {
  let top = HERO + 40;
  const rounds: string[] = [];
  for (const [index, { signs }] of result.rounds.entries()) {
    rounds.push(text(String(index + 1), EDGE, top + TILE * 0.66, 40, '#65466c'));
    for (const [place, name] of signs.entries())
      rounds.push(
        tile(
          signOf(result.game, name),
          EDGE + 64 + (place % PER_LINE) * (TILE + GAP),
          top + Math.floor(place / PER_LINE) * (TILE + GAP),
        ),
      );
    top += Math.max(1, Math.ceil(signs.length / PER_LINE)) * (TILE + GAP) + 14;
  }
  const height = top + 40;
  const { inner, viewBox, ratio } = whole();
  const mark = inner.replaceAll('var(--mark-a)', '#f0482a').replaceAll('var(--mark-b)', INK);
  const parts = [
    `<rect width="${WIDTH}" height="${height}" fill="${GROUND}"/><path d="M0 0H${WIDTH}V${HERO - 90}L${WIDTH - 90} ${HERO}H0Z" fill="#ffb81c"/>`,
    `<svg x="${EDGE}" y="56" width="${44 * ratio}" height="44" viewBox="${viewBox}" fill="none" stroke="${INK}" stroke-width="22">${mark}</svg>`,
    text(title, EDGE, 158, 36, '#553000'),
    number(String(result.score), EDGE, 196, 170),
    text(headline, EDGE, HERO - 34, 36, INK),
    ...rounds,
  ];
  const box = `width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"`;
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${parts.join('')}</svg>`, height };
}

/** The picture as a PNG. */
export const pictureOf = (result: DailyResult, title: string, headline: string): Promise<Blob> =>
  toPng(drawResult(result, title, headline));

function tile({ icon, kind }: Sign, x: number, y: number): string {
  const [ground, ink] = COLOURS[kind];
  const inner = icon
    ? `<svg x="${x + TILE * 0.22}" y="${y + TILE * 0.22}" width="${TILE * 0.56}" height="${TILE * 0.56}" viewBox="0 0 24 24" color="${ink}">${ICONS[icon]}</svg>`
    : `<circle cx="${x + TILE / 2}" cy="${y + TILE / 2}" r="${TILE * 0.18}" fill="#fff"/>`;
  return `<rect x="${x}" y="${y}" width="${TILE}" height="${TILE}" rx="20" fill="${ground}"/>${inner}`;
}

function number(written: string, x: number, y: number, height: number): string {
  if (!canDraw(written)) return text(written, x, y + height, height, INK);
  return `<g transform="translate(${x} ${y}) scale(${height / 100})" fill="none" stroke="${INK}" stroke-width="22">${drawWord(written).inner}</g>`;
}

function text(written: string, x: number, y: number, size: number, colour: string): string {
  const room = WIDTH - x - EDGE;
  const fitted = Math.min(size, room / Math.max(1, written.length * 0.56));
  const safe = written.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<text x="${x}" y="${y}" font-family="${FONT}" font-size="${fitted.toFixed(1)}" font-weight="700" fill="${colour}">${safe}</text>`;
}
