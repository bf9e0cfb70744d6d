// A Vite plugin that draws the pictures of link previews: our name or a game's across the fold, in our own alphabet.
import { Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';
import { drawWord } from './src/art/alphabet.ts';

const [WIDTH, HEIGHT] = [1200, 630];
const [MARIGOLD, INK, PAPER] = ['#ffb81c', '#2a0f3a', '#ffefe6'];

/** What stands above the fold and below it, by the name of the picture. */
const PREVIEWS: Record<string, readonly [string, string]> = {
  home: ['VOLTE', 'FACE'],
  flip7: ['FLIP', '7'],
  phase10flip: ['PHASE 10', 'FLIP!'],
  today: ["TODAY'S", 'DECK'],
};

function line(text: string, x: number, y: number, isAtEnd: boolean, colour: string): string {
  const { inner, width } = drawWord(text);
  const scale = Math.min(2, 900 / width);
  const start = isAtEnd ? x - width * scale : x;
  return `<g transform="translate(${start} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="22">${inner}</g>`;
}

export function drawPreview([above, below]: readonly [string, string]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${INK}"/>` +
    `<path d="M0 0H${WIDTH}V195L0 435Z" fill="${MARIGOLD}"/>` +
    `<g transform="rotate(-11.31 600 315)">${line(above, 90, 88, false, INK)}${line(below, 1110, 342, true, PAPER)}</g></svg>`
  );
}

/** After the icons, which start what draws them. */
export function previews(): Plugin {
  return {
    name: 'previews',
    apply: 'build',
    generateBundle() {
      for (const [name, words] of Object.entries(PREVIEWS)) {
        const drawn = new Resvg(drawPreview(words), { fitTo: { mode: 'width', value: WIDTH } });
        this.emitFile({ type: 'asset', fileName: `previews/${name}.png`, source: drawn.render().asPng() });
      }
    },
  };
}
