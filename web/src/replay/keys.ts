// Keyboard shortcuts of a replay.
export interface Actions {
  toggle(): void;
  back(): void;
  forward(): void;
  roundBack(): void;
  roundForward(): void;
  toStart(): void;
  toEnd(): void;
}

const ACTIONS: Record<string, keyof Actions> = {
  ' ': 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  PageUp: 'roundBack',
  PageDown: 'roundForward',
  Home: 'toStart',
  End: 'toEnd',
};

/** What a key press asks for. */
export function actionOf(event: KeyboardEvent): keyof Actions | null {
  const isElsewhere = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  const action = ACTIONS[event.key];
  if (isElsewhere || !action) return null;
  return (event.target as Element | null)?.closest?.(ownersOf(action)) ? null : action;
}

/** A field or a sheet keeps all its keys; a button is pressed with the space bar. */
function ownersOf(action: keyof Actions): string {
  const fields = 'input:not([type="range"]), textarea, select, dialog';
  return action === 'toggle' ? `${fields}, button, a, summary` : fields;
}
