// Compiles Fluent messages to the client's own format: texts with {names} in them, and choices between texts.
import { FluentResource } from '@fluent/bundle';
import type { Choice, Form, Forms, Tree } from './src/words/forms';

type Message = FluentResource['body'][number];
type Pattern = NonNullable<Message['value']>;
type Element = Exclude<Pattern, string>[number];
type Select = Extract<Element, { type: 'select' }>;

/** All messages of a Fluent file by their ids. */
export function compile(source: string): Forms {
  const { body } = new FluentResource(source);
  const patterns = new Map(body.map(({ id, value }) => [id, value ?? '']));
  return Object.fromEntries(body.map(({ id, value }) => [id, formOf(value ?? '', patterns)]));
}

/** The same messages as a tree, of which `unfold` makes them again. */
export function fold(forms: Forms): Tree {
  const branches: Record<string, Forms> = {};
  for (const [id, form] of Object.entries(forms)) {
    const end = id.indexOf('-') + 1;
    (branches[id.slice(0, end)] ??= {})[id.slice(end)] = form;
  }
  const { '': leaves = {}, ...deeper } = branches;
  return { ...leaves, ...Object.fromEntries(Object.entries(deeper).map(([step, found]) => [step, fold(found)])) };
}

function formOf(pattern: Pattern, patterns: Map<string, Pattern>): Form {
  if (typeof pattern === 'string') return plain(pattern);
  return pattern.map((element) => formOfElement(element, patterns)).reduce(join);
}

function formOfElement(element: Element, patterns: Map<string, Pattern>): Form {
  if (typeof element === 'string') return plain(element);
  if (element.type === 'str') return plain(element.value);
  if (element.type === 'var') return `{${element.name}}`;
  if (element.type === 'mesg' && patterns.has(element.name)) return formOf(patterns.get(element.name)!, patterns);
  if (element.type === 'select' && element.selector.type === 'var')
    return choiceOf(element.selector.name, element, patterns);
  throw new Error(`The client cannot say this of Fluent: ${JSON.stringify(element)}`);
}

function choiceOf(name: string, { variants, star }: Select, patterns: Map<string, Pattern>): Choice {
  const forms = variants.map(({ key, value }, place) => [place === star ? '_' : key.value, formOf(value, patterns)]);
  return [name, Object.fromEntries(forms)];
}

/** One form after the other; what surrounds a choice goes into each of its texts. */
function join(before: Form, after: Form): Form {
  if (typeof before !== 'string') return each(before, (form) => join(form, after));
  if (typeof after !== 'string') return each(after, (form) => join(before, form));
  return before + after;
}

function each([name, forms]: Choice, change: (form: Form) => Form): Choice {
  return [name, Object.fromEntries(Object.entries(forms).map(([key, form]) => [key, change(form)]))];
}

function plain(text: string): string {
  if (/[{}]/.test(text)) throw new Error(`The client takes what is in braces for a name: ${text}`);
  return text;
}
