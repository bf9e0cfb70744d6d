// The wordmark: V and A are one drawing, A is V turned over.
import { drawWord } from './alphabet';

const V =
  '<path d="M0 0H25L51 100H27Z" fill="var(--mark-a)" stroke="none"/><path d="M84 0H59L32 100H57Z" fill="var(--mark-b)" stroke="none"/>';
const turnedOver = (x: number) => `<g transform="translate(${x + 84} 100) rotate(180)">${V}</g>`;
const at = (x: number, inner: string) => `<g transform="translate(${x} 0)">${inner}</g>`;

export interface Drawing {
  inner: string;
  viewBox: string;
  ratio: number;
}

function drawing(inner: string, from: number, width: number): Drawing {
  return { inner, viewBox: `${from} 0 ${width} 100`, ratio: width / 100 };
}

/** VOLTEFACE on one line. */
export function whole(): Drawing {
  const [first, last] = [drawWord('OLTEF'), drawWord('CE')];
  const a = 78 + first.width - 7;
  const end = a + 84 - 2;
  return drawing(at(-3, V) + at(78, first.inner) + turnedOver(a) + at(end, last.inner), -3, end + last.width + 6);
}

/** VOLTE, above the crease. */
export function above(): Drawing {
  const rest = drawWord('OLTE');
  return drawing(V + at(76, rest.inner), 0, 76 + rest.width);
}

/** FACE, below it. */
export function below(): Drawing {
  const [first, last] = [drawWord('F'), drawWord('CE')];
  const a = first.width - 5;
  return drawing(first.inner + turnedOver(a) + at(a + 82, last.inner), 0, a + 82 + last.width);
}
