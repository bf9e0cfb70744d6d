// Whether others can reach the page that somebody has open.

/** Whether a host name is that of this very computer, which leads everybody else to their own. */
export function isOnlyHere(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[|\]$|\.$/g, '');
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d+){3}$/.test(name);
}
