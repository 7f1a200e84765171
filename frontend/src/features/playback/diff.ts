/** The lines in which two texts differ. */

export type Line = { readonly kind: 'same' | 'added' | 'removed'; readonly line: string };

/** Beyond so many cells the differing part is shown as replaced whole. */
const MOST_CELLS = 4_000_000;

const as =
  (kind: Line['kind']) =>
  (line: string): Line => ({ kind, line });

export function diffLines(before: string, after: string): Line[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [mine, theirs] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return [
    ...a.slice(0, start).map(as('same')),
    ...between(mine, theirs),
    ...a.slice(a.length - end).map(as('same')),
  ];
}

/** By the longest common subsequence. */
function between(a: readonly string[], b: readonly string[]): Line[] {
  if (a.length * b.length > MOST_CELLS) return [...a.map(as('removed')), ...b.map(as('added'))];
  const width = b.length + 1;
  const common = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [mine, theirs] = [a[i], b[j]];
    if (mine !== undefined && mine === theirs) {
      lines.push(as('same')(mine));
      [i, j] = [i + 1, j + 1];
    } else if (mine !== undefined && (theirs === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push(as('removed')(mine));
      i += 1;
    } else {
      lines.push(as('added')(theirs ?? ''));
      j += 1;
    }
  }
  return lines;
}
