// How a message is said: a text with {names} in it, or a choice between texts by the value of one of them.
export type Form = string | Choice;
/** Which variable decides, and the form for each of its values or plural categories; * is for all others. */
export type Choice = [name: string, forms: Record<string, Form>];
export type Forms = Record<string, Form>;
export type Arguments = Record<string, string | number>;

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
    return forms[value] ?? forms[typeof value === 'number' ? this.#plurals.select(value) : ''] ?? forms['*']!;
  }

  #show(value: string | number): string {
    return typeof value === 'number' ? this.#numbers.format(value) : value;
  }
}
