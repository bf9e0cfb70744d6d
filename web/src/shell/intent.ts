// What somebody wanted when they opened a table: to play at once against bots, or to wait for friends.
interface Intent {
  table: string;
  /** Whether the game begins as soon as they sit. */
  isStart: boolean;
  level: string;
}

let intended: Intent | null = null;

export function intend(intent: Intent): void {
  intended = intent;
}

/** The intent for that table, once. */
export function takeIntent(table: string): Intent | null {
  const found = intended?.table === table ? intended : null;
  if (found) intended = null;
  return found;
}
