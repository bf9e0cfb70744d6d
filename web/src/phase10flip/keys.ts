// Single keys that do something at the table, unless somebody is writing or a dialog is open.
type Deed = () => unknown;

export function keyed(deeds: Readonly<Record<string, Deed>>): (event: KeyboardEvent) => void {
  return (event) => {
    const at = event.target as HTMLElement;
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.repeat ||
      at.closest('input, textarea, select, [role="dialog"], dialog')
    )
      return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    deeds[key]?.();
  };
}
