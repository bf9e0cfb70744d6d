// Values that this browser remembers, in localStorage; where that is refused they last as long as the page.
const PREFIX = 'volteface.';

export const storage = {
  read<Value>(name: string, otherwise: Value): Value {
    try {
      const text = localStorage.getItem(PREFIX + name);
      return text === null ? otherwise : (JSON.parse(text) as Value);
    } catch {
      return otherwise;
    }
  },

  write(name: string, value: unknown): void {
    try {
      localStorage.setItem(PREFIX + name, JSON.stringify(value));
    } catch {
      // Private windows may refuse; the choice then lasts as long as the page.
    }
  },

  remove(name: string): void {
    try {
      localStorage.removeItem(PREFIX + name);
    } catch {
      // As above.
    }
  },
};
