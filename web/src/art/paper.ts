// The paper of a card: 60 by 84, a white edge with round corners over whatever is drawn inside.
export const INK = '#2A0F3A';
export const SUN = '#FFB81C';

const EDGE = 'M8.5 .5H51.5A8 8 0 0 1 59.500 8.5V75.5A8 8 0 0 1 51.5 83.5H8.5A8 8 0 0 1 .5 75.5V8.5A8 8 0 0 1 8.5 .5Z';
const FIELD = 'M9 3A6 6 0 0 0 3 9V75A6 6 0 0 0 9 81H51A6 6 0 0 0 57 75V9A6 6 0 0 0 51 3Z';

/** A card of one colour; what is drawn inside never runs over its edge. */
export function onPaper(colour: string, inside: string, above = ''): string {
  return `<rect x="2" y="2" width="56" height="80" rx="7" fill="${colour}"/>${inField(inside)}<path d="${EDGE}${FIELD}" fill="#fff" fill-rule="evenodd"/>${above}`;
}

/** Cut off at the field's straight sides; the edge covers its corners. */
export function inField(inside: string, height = 78): string {
  return `<svg x="3" y="3" width="54" height="${height}" viewBox="3 3 54 ${height}">${inside}</svg>`;
}

export function repeat(times: number, draw: (index: number) => string): string {
  return Array.from({ length: times }, (_, index) => draw(index)).join('');
}
