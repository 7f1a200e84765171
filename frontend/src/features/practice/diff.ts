/** The difference between two texts, line by line. Pure. */

export type DiffLine = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string };

/** Beyond so many pairs of lines, what lies between the equal ends counts as replaced. */
const MOST_PAIRS = 4_000_000;

const lines = (text: string) => text.replace(/\n$/u, '').split('\n');
const as = (kind: DiffLine['kind']) => (text: string) => ({ kind, text });

/** Every line of both, in order; what was removed comes before what was added in its place. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, fresh] = [lines(before), lines(after)];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (
    end < old.length - start &&
    end < fresh.length - start &&
    old[old.length - 1 - end] === fresh[fresh.length - 1 - end]
  )
    end += 1;
  return [
    ...old.slice(0, start).map(as('same')),
    ...between(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)),
    ...old.slice(old.length - end).map(as('same')),
  ];
}

function between(old: readonly string[], fresh: readonly string[]): DiffLine[] {
  if (old.length * fresh.length > MOST_PAIRS)
    return [...old.map(as('removed')), ...fresh.map(as('added'))];
  const common = commonLengths(old, fresh);
  const width = fresh.length + 1;
  const found: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    const [left, right] = [old[i], fresh[j]];
    if (left !== undefined && left === right) {
      found.push({ kind: 'same', text: left });
      i += 1;
      j += 1;
    } else if (
      left !== undefined &&
      (right === undefined ||
        (common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0))
    ) {
      found.push({ kind: 'removed', text: left });
      i += 1;
    } else {
      found.push({ kind: 'added', text: right ?? '' });
      j += 1;
    }
  }
  return found;
}

/** How many lines the ends of both from each place on have in common, in order. */
function commonLengths(old: readonly string[], fresh: readonly string[]): Uint32Array {
  const width = fresh.length + 1;
  const table = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = fresh.length - 1; j >= 0; j -= 1)
      table[i * width + j] =
        old[i] === fresh[j]
          ? (table[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(table[(i + 1) * width + j] ?? 0, table[i * width + j + 1] ?? 0);
  return table;
}
