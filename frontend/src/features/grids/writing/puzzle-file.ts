/** puzzle.json: a grid puzzle while it is being written, when outputs may be missing. */
import type { PuzzleDifficulty } from '@/api/words';
import { readTask, type Task } from '@/features/grids/formats/read';
import { asJson } from '@/features/grids/formats/write';
import { blank, columnsOf, rowsOf, type Grid } from '@/features/grids/rules';

/** Source: product §7, and the limits of the server. */
export const MAX_PAIRS = 10;

export type Part = 'train' | 'test';
/** A pair of grids; the output is null until it is drawn. */
export type DraftPair = { readonly input: Grid; readonly output: Grid | null };
export type PairsOf = Readonly<Record<Part, readonly DraftPair[]>>;

export type PuzzleFile = PairsOf & {
  readonly name: string;
  readonly difficulty: PuzzleDifficulty | null;
  readonly licence: string;
  /** Whether it counts only once all tests are solved. */
  readonly allOrNothing: boolean;
};

export type ReadPuzzle = { ok: true; puzzle: PuzzleFile } | { ok: false; why: string };

const LEVELS: readonly PuzzleDifficulty[] = ['easy', 'medium', 'hard'];
export const parts: readonly Part[] = ['train', 'test'];

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The puzzle of a text, or why it is none, with the place. */
export function puzzleOf(text: string): ReadPuzzle {
  const read = readTask(text);
  if (!read.ok) return read;
  const { rest, train, test } = read.task;
  return {
    ok: true,
    puzzle: {
      name: words(rest['name']),
      difficulty: LEVELS.find((level) => level === rest['difficulty']) ?? null,
      licence: words(rest['licence']),
      allOrNothing: rest['all_or_nothing'] === true,
      train,
      test,
    },
  };
}

const pairText = ({ input, output }: DraftPair): string => {
  const answer = output === null ? '' : `,\n      "output": ${asJson(output, '      ')}`;
  return `    {\n      "input": ${asJson(input, '      ')}${answer}\n    }`;
};

const partText = (part: Part, pairs: readonly DraftPair[]): string =>
  pairs.length === 0
    ? `  "${part}": []`
    : `  "${part}": [\n${pairs.map(pairText).join(',\n')}\n  ]`;

const wholeText = (lines: readonly string[]): string => `{\n${lines.join(',\n')}\n}\n`;

/** The text of a puzzle. What is empty is left out. */
export function textOf(puzzle: PuzzleFile): string {
  const { name, difficulty, licence, allOrNothing, train, test } = puzzle;
  const named = [
    ['name', name],
    ['difficulty', difficulty ?? ''],
    ['licence', licence],
  ] as const;
  const head = named
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `  "${key}": ${JSON.stringify(value)}`);
  const flags = allOrNothing ? ['  "all_or_nothing": true'] : [];
  return wholeText([...head, ...flags, partText('train', train), partText('test', test)]);
}

/** A puzzle that begins with one example and a test to draw. */
export const beginningWith = (name: string, example: DraftPair): string =>
  textOf({
    name,
    difficulty: null,
    licence: '',
    allOrNothing: false,
    train: [example],
    test: [{ input: blank(3, 3), output: null }],
  });

/** The pairs alone, as the task files of ARC have them. */
export const arcOf = ({ train, test }: PairsOf): string =>
  wholeText([partText('train', train), partText('test', test)]);

/** The puzzle with the pairs of a task of ARC in place of its own. */
export function withTask(puzzle: PuzzleFile, { train, test }: Task): PuzzleFile {
  return { ...puzzle, train, test };
}

/** The puzzle with one grid of a pair replaced. */
export function withGrid(
  puzzle: PuzzleFile,
  { part, at }: Place,
  side: 'input' | 'output',
  grid: Grid,
): PuzzleFile {
  const pairs = puzzle[part].map((pair, index) =>
    index === at ? { ...pair, [side]: grid } : pair,
  );
  return { ...puzzle, [part]: pairs };
}

/** Which pair. */
export type Place = { readonly part: Part; readonly at: number };

/** The place where it is if it is there, else the last pair before it, else the first of the examples. */
export function nearestPlace(puzzle: PairsOf, { part, at }: Place): Place {
  const last = puzzle[part].length - 1;
  return last < 0 ? { part: 'train', at: 0 } : { part, at: Math.min(at, last) };
}

/** The puzzle with one more pair, of the size of the one before it. */
export function withPair(puzzle: PuzzleFile, part: Part): PuzzleFile {
  const before = puzzle[part].at(-1)?.input ?? blank(3, 3);
  const input = blank(rowsOf(before), columnsOf(before));
  const pair: DraftPair = { input, output: part === 'train' ? input : null };
  return { ...puzzle, [part]: [...puzzle[part], pair] };
}

export function withoutPair(puzzle: PuzzleFile, { part, at }: Place): PuzzleFile {
  return { ...puzzle, [part]: puzzle[part].filter((_, index) => index !== at) };
}

/** The puzzle with a pair and the one before it in each other's place. */
export function withEarlier(puzzle: PuzzleFile, { part, at }: Place): PuzzleFile {
  const pairs = [...puzzle[part]];
  const moved = pairs.splice(at, 1);
  pairs.splice(at - 1, 0, ...moved);
  return { ...puzzle, [part]: pairs };
}
