// Whether so much may be fetched now without being asked for.

/** What browsers that know tell of their connection. */
export interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW = ['slow-2g', '2g', '3g'];

/** No if data is to be saved or the connection is slow; a browser that says nothing is taken to be on a good one. */
export function mayFetchMuch(
  connection: NetworkInformation | undefined = (navigator as { connection?: NetworkInformation }).connection,
): boolean {
  return !connection?.saveData && !SLOW.includes(connection?.effectiveType ?? '');
}
