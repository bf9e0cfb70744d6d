// Which key does what in a replay, wherever the focus is, unless it is where that key means something else.
export interface Deeds {
  toggle(): void;
  back(): void;
  forward(): void;
  roundBack(): void;
  roundForward(): void;
  toStart(): void;
  toEnd(): void;
}

const DEEDS: Record<string, keyof Deeds> = {
  ' ': 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  PageUp: 'roundBack',
  PageDown: 'roundForward',
  Home: 'toStart',
  End: 'toEnd',
};

/** What a key press asks for. */
export function deedOf(event: KeyboardEvent): keyof Deeds | null {
  const isElsewhere = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  const deed = DEEDS[event.key];
  if (isElsewhere || !deed) return null;
  return (event.target as Element | null)?.closest?.(ownersOf(deed)) ? null : deed;
}

/** A field or a sheet keeps all its keys; a button is pressed with the space bar. */
function ownersOf(deed: keyof Deeds): string {
  const fields = 'input:not([type="range"]), textarea, select, dialog';
  return deed === 'toggle' ? `${fields}, button, a, summary` : fields;
}
