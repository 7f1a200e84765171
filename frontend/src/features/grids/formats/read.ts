import { MAX_SIDE, type Grid } from '@/features/grids/rules';
import { text as words } from '@/features/grids/text';

const reasons = words.reading;

/** A grid that was read, and what it is called in the file it came from. */
export type Named = { name: string; input: Grid | null; output: Grid };
export type Read = { ok: true; found: readonly Named[] } | { ok: false; why: string };

/** Why a text is no grid, in the words of the screen. */
class Unreadable extends Error {}

const shown = (value: unknown) => JSON.stringify(value).slice(0, 20);
/** Begins with the path where there is one, and with a capital where there is none. */
const failed = (path: string, why: string) =>
  new Unreadable(path === '' ? why.charAt(0).toUpperCase() + why.slice(1) : `${path} ${why}`);
const whole = (path: string, why: string) =>
  new Unreadable(`${path === '' ? reasons.theGrid : path} ${why}`);

/** Rows and cells are counted from 1, as people count them. */
function checkedRow(path: string, row: unknown, at: number): number[] {
  if (!Array.isArray(row)) throw failed(path, reasons.notRow(at + 1));
  if (row.length === 0) throw failed(path, reasons.emptyRow(at + 1));
  if (row.length > MAX_SIDE) throw failed(path, reasons.tooWide(at + 1, row.length));
  return row.map((symbol: unknown, cell) => {
    if (typeof symbol === 'number' && Number.isInteger(symbol) && symbol >= 0 && symbol <= 9)
      return symbol;
    throw failed(path, reasons.symbol(at + 1, cell + 1, shown(symbol)));
  });
}

function checked(path: string, value: unknown): Grid {
  if (!Array.isArray(value)) throw whole(path, reasons.notRows);
  if (value.length === 0) throw whole(path, reasons.noRows);
  if (value.length > MAX_SIDE) throw whole(path, reasons.tooTall(value.length));
  const grid = value.map((row: unknown, at) => checkedRow(path, row, at));
  const expected = grid[0]?.length ?? 0;
  const at = grid.findIndex((row) => row.length !== expected);
  if (at >= 0) throw failed(path, reasons.ragged(at + 1, grid[at]?.length ?? 0, expected));
  return grid;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function pair(path: string, name: string, value: unknown): Named {
  if (!isRecord(value)) throw whole(path, reasons.notPair);
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  const input = checked(below('input'), value['input']);
  // The tests of a private task come without their outputs.
  const output = value['output'] === undefined ? input : checked(below('output'), value['output']);
  return { name, input, output };
}

function task(value: Record<string, unknown>): Named[] {
  const found = (['train', 'test'] as const).flatMap((part) => {
    const pairs = value[part];
    if (pairs === undefined) return [];
    if (!Array.isArray(pairs)) throw whole(part, reasons.notPairs);
    return pairs.map((each: unknown, at) => pair(`${part}[${at}]`, reasons[part](at + 1), each));
  });
  if (found.length === 0) throw new Unreadable(reasons.noPairs);
  return found;
}

function fromJson(text: string): Named[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Unreadable(reasons.notJson);
  }
  if (!isRecord(value)) return [{ name: '', input: null, output: checked('', value) }];
  return 'train' in value || 'test' in value ? task(value) : [pair('', '', value)];
}

/** A cell of a table or a line of digits: what is no number is kept, so that the message can show it. */
const cellOf = (word: string): unknown => (/^\d+$/.test(word.trim()) ? Number(word) : word.trim());

function fromLines(text: string): Named[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  while (lines.at(-1) === '') lines.pop();
  const rows = lines.map((line) =>
    /[,;\t]/.test(line)
      ? line.split(/[,;\t]/).map(cellOf)
      : Array.from(line.replaceAll(' ', ''), cellOf),
  );
  return [{ name: '', input: null, output: checked('', rows) }];
}

/** An array of Python, Rust or C++ as JSON: what follows the equals sign, in square brackets. */
function bracketed(text: string): string {
  return text
    .slice(text.indexOf('=') + 1)
    .replaceAll('{', '[')
    .replaceAll('}', ']')
    .replace(/,(\s*\])/g, '$1')
    .replace(/;\s*$/, '')
    .trim();
}

/** A task of ARC: its pairs, where an output may be missing, and what else its file says. */
export type Task = Record<'train' | 'test', readonly { input: Grid; output: Grid | null }[]> & {
  rest: Readonly<Record<string, unknown>>;
};

function pairsOf(part: 'train' | 'test', value: unknown): Task['train'] {
  if (!Array.isArray(value)) throw whole(part, reasons.notPairs);
  return value.map((each: unknown, at) => {
    const path = `${part}[${at}]`;
    if (!isRecord(each)) throw whole(path, reasons.notPair);
    const output = each['output'] === undefined ? null : checked(`${path}.output`, each['output']);
    return { input: checked(`${path}.input`, each['input']), output };
  });
}

/** Reads a task of ARC, or says why it is none, with the place. */
export function readTask(text: string): { ok: true; task: Task } | { ok: false; why: string } {
  try {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new Unreadable(reasons.notJson);
    }
    if (!isRecord(value)) throw new Unreadable(reasons.noPairs);
    const { train, test, ...rest } = value;
    return {
      ok: true,
      task: { train: pairsOf('train', train), test: pairsOf('test', test), rest },
    };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, why: error.message };
    throw error;
  }
}

/** Reads JSON, a pair or a task of ARC, an array of a program, CSV or lines of digits. */
export function readGrids(text: string): Read {
  const trimmed = text.trim();
  try {
    if (trimmed === '') throw new Unreadable(reasons.empty);
    if (/^(\{\s*"|\[)/.test(trimmed)) return { ok: true, found: fromJson(trimmed) };
    const isArray = trimmed.includes('=') || trimmed.startsWith('{');
    return { ok: true, found: isArray ? fromJson(bracketed(trimmed)) : fromLines(trimmed) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, why: error.message };
    throw error;
  }
}
