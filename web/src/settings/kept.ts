// What this browser keeps for itself; a browser that keeps nothing loses only its choices.
const PREFIX = 'volteface.';

export const kept = {
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
};
