import { expect, test } from 'vitest';
import { LANGUAGES, known, preferred } from '../src/words/languages';
import { makeBundle } from '../src/words/words.svelte';
import { readWords } from '../words.plugin';

test.each(LANGUAGES)('%s is read without a line that Fluent cannot read', (language) => {
  const bundle = makeBundle(language, readWords(language));
  expect(bundle.hasMessage('flip7-title')).toBe(true);
  expect(bundle.hasMessage('terminal-title')).toBe(false);
});

test('a region that we do not speak is answered in its language', () => {
  expect(known('es-MX')).toBe('es');
  expect(known('fr_CA')).toBe('fr-CA');
  expect(known('de')).toBeNull();
});

test('the first language that both sides speak is taken', () => {
  expect(preferred(['de-AT', 'fr-CA', 'en'])).toBe('fr-CA');
  expect(preferred(['de'])).toBe('en');
});
