// Points typed digit by digit: with the second digit they are entered by themselves, after a moment for a third one.
const MOMENT_MS = 500;
const DIGITS = 3;
const ENOUGH = 2;

export class TypedPoints {
  digits: string = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly enter: (points: number) => void) {}

  get points(): number | null {
    return this.digits === '' ? null : Number(this.digits);
  }

  type(digit: string): void {
    this.hold();
    if (this.digits.length >= DIGITS) return;
    this.digits += digit;
    if (this.digits.length >= ENOUGH) this.#timer = setTimeout(() => this.finish(), MOMENT_MS);
  }

  erase(): void {
    this.hold();
    this.digits = this.digits.slice(0, -1);
  }

  /** Take a digit or Backspace from the keyboard, unless it is typed into something else. */
  press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest('input, select, textarea, dialog:not([open])')) return;
    if (/^\d$/.test(event.key)) this.type(event.key);
    else if (event.key === 'Backspace') this.erase();
    else return;
    event.preventDefault();
  }

  /** Enter what is typed now; nothing typed is nothing entered. */
  finish(): void {
    this.hold();
    const { points } = this;
    this.digits = '';
    if (points !== null) this.enter(points);
  }

  clear(): void {
    this.hold();
    this.digits = '';
  }

  /** Nothing is entered by itself before the next digit. */
  hold(): void {
    clearTimeout(this.#timer);
  }
}
