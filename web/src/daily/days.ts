// Days as the daily deck counts them: a new one begins at midnight UTC, everywhere at once.
const DAY_MS = 86_400_000;

/** Today, as 2026-11-18. */
export function today(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** Whether a stored value is a day. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** The day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return today(Date.parse(day) + days * DAY_MS);
}

export function dayOfMonth(day: string): number {
  return Number(day.slice(8));
}

/** Milliseconds until the next deck. */
export function untilTomorrow(now = Date.now()): number {
  return DAY_MS - (now % DAY_MS);
}
