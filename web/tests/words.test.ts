import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { compile, fold } from '../compile_words';
import { BUNDLES, bundleOf } from '../src/words/bundles';
import { Speaker, unfold, type Arguments, type Choice, type Form } from '../src/words/forms';
import { LANGUAGES, known, preferred } from '../src/words/languages';
import { Words } from '../src/words/words.svelte';
import { readBundle, readForms, readWords } from '../words.plugin';

const NUMBERS = [0, 1, 2, 21, 1234, 1_000_000];

function namesIn(form: Form): string[] {
  if (typeof form === 'string') return [...form.matchAll(/{(\w+)}/g)].map(([, name]) => name!);
  return [form[0], ...Object.values(form[1]).flatMap(namesIn)];
}

function choicesIn(form: Form): Choice[] {
  return typeof form === 'string' ? [] : [form, ...Object.values(form[1]).flatMap(choicesIn)];
}

/** The values that a variable may decide with; one that is only shown is a name or a number. */
function valuesOf(name: string, form: Form): (string | number)[] {
  const keys = choicesIn(form).flatMap(([decides, forms]) => (decides === name ? Object.keys(forms) : []));
  return keys.length > 0 ? [...NUMBERS, ...new Set(keys.filter((key) => !/^\d+$/.test(key)))] : ['Zoé', 1234];
}

/** Arguments that lead to every text of a form. */
function argumentsOf(form: Form): Arguments[] {
  const add = (found: Arguments[], name: string) =>
    found.flatMap((given) => valuesOf(name, form).map((value) => ({ ...given, [name]: value })));
  return [...new Set(namesIn(form))].reduce(add, [{}]);
}

test.each(LANGUAGES)('%s is said as Fluent says it', (language) => {
  const [speaker, bundle] = [new Speaker(language), new FluentBundle(language, { useIsolating: false })];
  expect(bundle.addResource(new FluentResource(readWords(language)))).toEqual([]);
  for (const [id, form] of Object.entries(readForms(language))) {
    const pattern = bundle.getMessage(id)!.value!;
    const other = argumentsOf(form).find((given) => speaker.say(form, given) !== bundle.formatPattern(pattern, given));
    expect(other, id).toBeUndefined();
  }
});

test.each(LANGUAGES)('%s comes to the browser whole', (language) => {
  const bundles = BUNDLES.map((bundle) => readBundle(language, bundle));
  expect(Object.assign({}, ...bundles.map((forms) => unfold(fold(forms))))).toEqual(readForms(language));
  expect(bundles.flatMap(Object.keys)).toHaveLength(Object.keys(readForms(language)).length); // each message once
});

test('the name of a file says which bundle it is in', () => {
  expect(['web.ftl', 'flip7.ftl'].map(bundleOf)).toEqual(['base', 'base']);
  expect(['web-you.ftl', 'web-you-data.ftl'].map(bundleOf)).toEqual(['you', 'you']);
  expect(['companion.ftl', 'web-companion-pad.ftl'].map(bundleOf)).toEqual(['companion', 'companion']);
  expect(['lessons.ftl', 'web-lessons.ftl', 'lesson-flip7.ftl'].map(bundleOf)).toEqual(Array(3).fill('lessons'));
  expect(['guide-flip7.ftl', 'web-rules.ftl'].map(bundleOf)).toEqual(['rules', 'rules']);
});

test('what ids begin with is written once', () => {
  expect(fold({ 'web-a': 'A', 'web-a-b': 'B', 'web-a-c': 'C', about: 'D' })).toEqual({
    about: 'D',
    'web-': { a: 'A', 'a-': { b: 'B', c: 'C' } },
  });
});

test("there are the client's words and not the terminal's", () => {
  expect(readForms('en')).toHaveProperty('flip7-title', 'Flip 7');
  expect(readForms('en')).not.toHaveProperty('terminal-title');
});

test('what surrounds a choice is in each of its texts, and what another message says is in the text', () => {
  const source = 'a = blue\nb = One { $many ->\n    [one] { a } card\n   *[other] { $many } cards\n } more';
  expect(compile(source)['b']).toEqual(['many', { one: 'One blue card more', _: 'One {many} cards more' }]);
});

test('what the client could not say is refused when it is built', () => {
  expect(() => compile('a = { NUMBER($b) }')).toThrow('cannot say');
  expect(() => compile('a = { "{" }')).toThrow('braces');
});

test('a variable that is missing is shown by its name', () => {
  expect(new Speaker('en').say('For {name}.', {})).toBe('For {$name}.');
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

test('in Quebec a round is called as the book of its game calls it', () => {
  const speaker = new Words();
  speaker.use('fr-CA', readForms('fr-CA'));
  expect(speaker.say('web-round-is-over')).toBe('La ronde est finie');
  speaker.game = 'phase10flip';
  expect(speaker.say('web-round-is-over')).toBe('La manche est finie');
});

test('a bundle is there once it was needed, and in every language from then on', async () => {
  const speaker = new Words();
  await speaker.speak('en');
  expect(speaker.has('web-round-is-over')).toBe(true);
  expect(speaker.has('flip7-guide-goal')).toBe(false);
  await speaker.need('rules');
  expect(speaker.say('flip7-guide-goal-title')).toBe(readForms('en')['flip7-guide-goal-title']);
  await speaker.speak('es');
  expect(speaker.say('flip7-guide-goal-title')).toBe(readForms('es')['flip7-guide-goal-title']);
});

test('a bundle that is asked for while the language changes comes in the language chosen last', async () => {
  const speaker = new Words();
  const all = [speaker.speak('fr'), speaker.need('rules'), speaker.speak('es'), speaker.need('companion')];
  await Promise.all(all);
  expect(speaker.language).toBe('es');
  for (const id of ['flip7-guide-goal-title', 'misfit-no-round', 'web-round-is-over'])
    expect(speaker.say(id)).toBe(readForms('es')[id]);
});
