// A clock that only goes forward, whatever somebody does to the calendar of this computer.

/** Milliseconds, about those since 1970. */
export const steadyNow = (): number => performance.timeOrigin + performance.now();
