// A Vite plugin that makes modules of the Fluent files: one for each bundle of each language, without the terminal's and the server's words.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { compile, fold } from './compile_words.ts';
import { BUNDLES, bundleOf, type Bundle } from './src/words/bundles.ts';
import type { Forms } from './src/words/forms';
import { LANGUAGES } from './src/words/languages.ts';

const LOCALES = join(import.meta.dirname, '../src/volteface/locale/');
/** The module that loads all others, and what their names begin with. */
const INDEX = 'virtual:words';
const PREFIX = `${INDEX}/`;
const LEFT_OUT = /^(terminal|preview)/;

export function filesOf(language: string): string[] {
  return readdirSync(LOCALES + language)
    .filter((name) => name.endsWith('.ftl') && !LEFT_OUT.test(name))
    .sort()
    .map((name) => `${LOCALES}${language}/${name}`);
}

export function readWords(language: string, files = filesOf(language)): string {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  return lines.filter((line) => line.trim() !== '' && !line.startsWith('#')).join('\n');
}

const compiled = new Map<string, Forms>();

/** All messages of a language; what has not changed is not compiled again. */
export function readForms(language: string): Forms {
  const source = readWords(language);
  if (!compiled.has(source)) compiled.set(source, compile(source));
  return compiled.get(source)!;
}

/** The messages of one bundle; what they say may be in messages of others. */
export function readBundle(language: string, bundle: Bundle): Forms {
  const files = filesOf(language).filter((file) => bundleOf(basename(file)) === bundle);
  const ids = [...readWords(language, files).matchAll(/^([\w-]+) *=/gm)].map(([, id]) => id!);
  const forms = readForms(language);
  return Object.fromEntries(ids.map((id) => [id, forms[id]!]));
}

function loadersModule(): string {
  const loaders = BUNDLES.map((bundle) => {
    const each = LANGUAGES.map((language) => `'${language}': () => import('${PREFIX}${bundle}-${language}')`);
    return `${bundle}: { ${each.join(', ')} }`;
  });
  return `export const LOADERS = { ${loaders.join(', ')} };`;
}

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id === INDEX || id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) return loadersModule();
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [, bundle, language] = /^(\w+)-(.+)$/.exec(id.slice(PREFIX.length + 1))!;
      filesOf(language!).forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(fold(readBundle(language!, bundle as Bundle)))};`;
    },
  };
}
