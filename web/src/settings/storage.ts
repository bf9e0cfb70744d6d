// Values that this browser remembers, in localStorage; where that is refused they last as long as the page.
const PREFIX = 'volteface.';

const refused = new Map<string, string>(); // what could not be kept: private windows refuse, and room runs out

export const storage = {
  read<Value>(name: string, otherwise: Value): Value {
    try {
      const text = refused.get(name) ?? localStorage.getItem(PREFIX + name);
      return text === null ? otherwise : (JSON.parse(text) as Value);
    } catch {
      return otherwise;
    }
  },

  write(name: string, value: unknown): void {
    const text = JSON.stringify(value);
    try {
      localStorage.setItem(PREFIX + name, text);
      refused.delete(name);
    } catch {
      refused.set(name, text);
    }
  },

  remove(name: string): void {
    refused.delete(name);
    try {
      localStorage.removeItem(PREFIX + name);
    } catch {
      // Nothing was kept there either.
    }
  },
};
