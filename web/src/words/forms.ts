// Formats compiled messages: a text with {names} in it, or a choice between texts.
export type Form = string | Choice;
/** Which variable decides, and the form for each of its values or plural categories; _ is for all others. */
export type Choice = [name: string, forms: Record<string, Form>];
export type Forms = Record<string, Form>;
/** Messages on their way to a browser: ids share their beginnings, so what stands before a hyphen is a branch. */
export type Tree = { [step: string]: Form | Tree };
export type Arguments = Record<string, string | number>;

/** The messages of a tree, by their whole ids. */
export function unfold(tree: Tree, before = ''): Forms {
  const found = Object.entries(tree).map(([step, next]) =>
    typeof next === 'string' || Array.isArray(next) ? { [before + step]: next } : unfold(next, before + step),
  );
  return Object.assign({}, ...found);
}

/** Says forms in one language. */
export class Speaker {
  readonly #numbers: Intl.NumberFormat;
  readonly #plurals: Intl.PluralRules;

  constructor(language: string) {
    this.#numbers = new Intl.NumberFormat(language);
    this.#plurals = new Intl.PluralRules(language);
  }

  say(form: Form, given: Arguments): string {
    if (typeof form !== 'string') return this.say(this.#choose(form, given), given);
    return form.replace(/{(\w+)}/g, (_, name: string) => this.#show(given[name] ?? `{$${name}}`));
  }

  #choose([name, forms]: Choice, given: Arguments): Form {
    const value = given[name] ?? '';
    return forms[value] ?? forms[typeof value === 'number' ? this.#plurals.select(value) : ''] ?? forms['_']!;
  }

  #show(value: string | number): string {
    return typeof value === 'number' ? this.#numbers.format(value) : value;
  }
}
