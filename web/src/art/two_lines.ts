// Breaks a few words of the display alphabet, which knows no line breaks, into two lines.

/** Two lines, the longer of them as short as can be; the second is empty if there is one word. */
export function twoLines(text: string): [string, string] {
  const words = text.split(' ');
  const breaks = words.slice(1).map((_, index) => {
    const at = index + 1;
    return [words.slice(0, at).join(' '), words.slice(at).join(' ')] as [string, string];
  });
  const longest = (lines: [string, string]): number => Math.max(...lines.map((line) => line.length));
  return breaks.reduce((best, other) => (longest(other) < longest(best) ? other : best), breaks[0] ?? [text, '']);
}
