// A Vite plugin that draws the icons of the installed app from our mark, and adds pictures of the games to the manifest.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';

const PICTURES = join(import.meta.dirname, '../docs/images');
const GROUND = '#FFB81C';
const MARK = '<path d="M0 0H26L50 100H24Z" fill="#D93A1C"/><path d="M100 0H74L37 100H63Z" fill="#2A0F3A"/>'; // on a grid of 100

/** An icon on a grid of 64; a maskable one fills its square and keeps the mark where no mask cuts. */
function draw(isMaskable: boolean): string {
  const [corner, scale] = isMaskable ? [0, 0.36] : [14, 0.44];
  const start = 32 - 50 * scale;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${GROUND}"/>` +
    `<g transform="translate(${start} ${start}) scale(${scale})">${MARK}</g></svg>`
  );
}

const ICONS = [
  { fileName: 'icons/icon-192.png', size: 192, isMaskable: false },
  { fileName: 'icons/icon-512.png', size: 512, isMaskable: false },
  { fileName: 'icons/maskable-192.png', size: 192, isMaskable: true },
  { fileName: 'icons/maskable-512.png', size: 512, isMaskable: true },
  { fileName: 'icons/apple-touch-icon.png', size: 180, isMaskable: true },
];

const FORMS = {
  phone: { sizes: '390x844', form_factor: 'narrow' as const },
  desktop: { sizes: '1280x800', form_factor: 'wide' as const },
};

/** The first page and a turn of every game, as far as there are pictures of them. */
const SCREENSHOTS = (existsSync(PICTURES) ? readdirSync(PICTURES) : []).flatMap((file) => {
  const form = /^(?:home|.+-turn)-(phone|desktop)-light\.webp$/.exec(file)?.[1] as keyof typeof FORMS | undefined;
  return form ? [{ file, ...FORMS[form] }] : [];
});

export const MANIFEST = {
  id: './',
  name: 'Volteface',
  short_name: 'Volteface',
  description: 'Flip 7 and Phase 10 FLIP!, with friends and bots. Unofficial, free, no account.',
  start_url: './',
  scope: './',
  display: 'standalone' as const,
  background_color: '#FFE1D3',
  theme_color: GROUND,
  categories: ['games'],
  icons: [
    { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...ICONS.filter(({ fileName }) => !fileName.includes('apple')).map(({ fileName, size, isMaskable }) => ({
      src: fileName,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: isMaskable ? ('maskable' as const) : ('any' as const),
    })),
  ],
  screenshots: SCREENSHOTS.map(({ file, sizes, form_factor }) => ({
    src: `pictures/${file}`,
    sizes,
    form_factor,
    type: 'image/webp',
  })),
};

export function icons(): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    async buildStart() {
      await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
      for (const { fileName, size, isMaskable } of ICONS) {
        const drawn = new Resvg(draw(isMaskable), { fitTo: { mode: 'width', value: size } });
        this.emitFile({ type: 'asset', fileName, source: drawn.render().asPng() });
      }
      for (const { file } of SCREENSHOTS)
        this.emitFile({ type: 'asset', fileName: `pictures/${file}`, source: readFileSync(join(PICTURES, file)) });
    },
  };
}
