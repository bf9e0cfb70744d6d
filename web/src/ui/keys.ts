// Keyboard shortcuts: single keys that do something on a page, unless somebody is typing or a dialog is open.
type Action = (event: KeyboardEvent) => unknown;

const OWNS_ITS_KEYS = 'input, textarea, select, [role="dialog"], dialog';

/** A listener that runs the action of the key that was pressed; letters are written in lower case. */
export function shortcuts(actions: () => Readonly<Record<string, Action>>): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if ((event.target as HTMLElement).closest(OWNS_ITS_KEYS)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    actions()[key]?.(event);
  };
}
