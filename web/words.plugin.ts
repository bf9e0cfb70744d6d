// A Vite plugin that makes one module of each language's Fluent files, without the terminal's words.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compile, fold } from './compile_words.ts';
import type { Forms } from './src/words/forms';

const LOCALES = join(import.meta.dirname, '../src/volteface/locale/');
const PREFIX = 'virtual:words/';
const LEFT_OUT = /^terminal/;

export function filesOf(language: string): string[] {
  return readdirSync(LOCALES + language)
    .filter((name) => name.endsWith('.ftl') && !LEFT_OUT.test(name))
    .sort()
    .map((name) => `${LOCALES}${language}/${name}`);
}

export function readWords(language: string): string {
  const lines = filesOf(language).flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  return lines.filter((line) => line.trim() !== '' && !line.startsWith('#')).join('\n');
}

export function readForms(language: string): Forms {
  return compile(readWords(language));
}

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const language = id.slice(PREFIX.length + 1);
      filesOf(language).forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(fold(readForms(language)))};`;
    },
  };
}
