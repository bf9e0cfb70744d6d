// The patterns behind the numbers of Flip 7: each has exactly as many pieces as the number says; zero has a ring.
import { INK, repeat } from '../../art/paper';

const dot = (x: number, y: number, radius: number) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`;

function rays(count: number, first: number): string {
  const far = 60;
  return repeat(count, (ray) => {
    const from = ((first + (ray * 360) / count) * Math.PI) / 180;
    const to = from + Math.PI / count;
    const point = (angle: number) =>
      `${(30 + far * Math.cos(angle)).toFixed(1)} ${(42 + far * Math.sin(angle)).toFixed(1)}`;
    return `<path d="M30 42L${point(from)}L${point(to)}Z"/>`;
  });
}

function pins(): string {
  return repeat(4, (row) => repeat(row + 1, (column) => dot(30 + (column - row / 2) * 15, 14 + row * 18.5, 6.6)));
}

export const PATTERNS: readonly string[] = [
  `<circle cx="30" cy="42" r="31" fill="none" stroke="${INK}" stroke-opacity=".54" stroke-width="8"/>`,
  dot(30, 66, 34),
  dot(13, 20, 21) + dot(47, 64, 21),
  repeat(3, (row) => `<path d="M-2 ${18 + row * 25}q8-11 16 0t16 0t16 0t16 0v11q-8 11-16 0t-16 0t-16 0t-16 0z"/>`),
  repeat(4, (index) => `<path d="M${index % 2 ? 44 : 16} ${index < 2 ? 4 : 44}l14 18l-14 18l-14-18z"/>`),
  repeat(5, (stripe) => `<rect x="${4.6 + stripe * 11}" y="0" width="6.2" height="84"/>`),
  repeat(6, (petal) => `<ellipse cx="30" cy="17" rx="9.5" ry="18" transform="rotate(${petal * 60} 30 42)"/>`),
  rays(7, -103),
  repeat(8, (index) => `<path d="M${index % 2 ? 32 : 4} ${4 + (index >> 1) * 19.6}h24l-12 17z"/>`),
  repeat(
    9,
    (tile) =>
      `<rect x="${6 + (tile % 3) * 17.5}" y="${8 + Math.floor(tile / 3) * 24.5}" width="13" height="19" rx="3"/>`,
  ),
  pins(),
  repeat(11, (slant) => `<path d="M${-46 + slant * 13} 84l42-84h6l-42 84z"/>`),
  rays(12, -97.5),
];
