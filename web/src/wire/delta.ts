// Deltas: an update holds new values by JSON Pointer (RFC 6901) into the view before it; see docs/protocol.md.

/** The view with these changes; what did not change is the same object as before. */
export function applyChanges<View>(view: View, changed: Record<string, unknown>): View {
  const changes = Object.entries(changed).map(([pointer, value]) => [pointer.split('/').slice(1), value] as const);
  return changes.reduce((whole, [path, value]) => withValue(whole, path, value) as View, view);
}

function withValue(part: unknown, [key, ...path]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(part) ? [...part] : { ...(part as object) }) as Record<string, unknown>;
  copy[key] = withValue(copy[key], path, value);
  return copy;
}
