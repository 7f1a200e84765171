/** The flights of aerial_planning: what an input asks for, and what an output makes of it. */

export type Cell = readonly [row: number, column: number];

/** A step or a minute of hovering. */
export type Move = {
  readonly letter: string;
  readonly from: Cell;
  readonly to: Cell;
  readonly begin: number;
  readonly end: number;
  /** What the battery has left at the end; null where there is none. */
  readonly charge: number | null;
};

export type Drone = {
  readonly number: number;
  readonly start: Cell;
  /** When it takes off. */
  readonly begin: number;
  readonly moves: readonly Move[];
};

export type Flight = {
  readonly rows: readonly string[];
  /** Cells that the drones are to reach. */
  readonly targets: readonly Cell[];
  readonly drones: readonly Drone[];
  /** When the last move ends. */
  readonly minutes: number;
  /** What the output does that cannot be flown, in words; null where there is nothing. */
  readonly fault: string | null;
};

const DELTA: Readonly<Record<string, Cell>> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };
const WIND: Readonly<Record<string, string>> = { '^': 'N', '>': 'E', v: 'S', '<': 'W' };
const AGAINST: Readonly<Record<string, string>> = { N: 'S', E: 'W', S: 'N', W: 'E' };
/** The longest flight that is drawn, in moves of all drones. */
const MOST_MOVES = 20_000;

type Field = { readonly rows: readonly string[]; readonly rest: readonly string[] };

/** The map of an input, or null where it has none that can be drawn. */
function fieldOf(lines: readonly string[]): Field | null {
  const [, height, width] = /^grid ([1-9]\d{0,2}) ([1-9]\d{0,2})$/u.exec(lines[1] ?? '') ?? [];
  if (height === undefined || width === undefined) return null;
  const rows = lines.slice(2, 2 + Number(height));
  const good = rows.every((row) => row.length === Number(width) && /^[.<>^v#SH]+$/u.test(row));
  return rows.length === Number(height) && good
    ? { rows, rest: lines.slice(2 + rows.length) }
    : null;
}

function baseOf(rows: readonly string[]): Cell | null {
  const row = rows.findIndex((line) => line.includes('H'));
  return row < 0 ? null : [row, rows[row]?.indexOf('H') ?? 0];
}

const kindAt = (rows: readonly string[], [row, column]: Cell): string | undefined =>
  rows[row]?.[column];

/** What a step costs, by the wind of the cell that it leaves. */
function costOf(rows: readonly string[], from: Cell, letter: string): number {
  const wind = WIND[kindAt(rows, from) ?? ''];
  if (wind === letter) return 1;
  return wind !== undefined && wind === AGAINST[letter] ? 4 : 2;
}

type Flown = { readonly drone: Drone; readonly fault: string | null };
type Order = {
  readonly number: number;
  readonly start: Cell;
  readonly begin: number;
  readonly letters: string;
  readonly battery: number | null;
};

/** The moves up to the first one that cannot be flown. */
function fly(rows: readonly string[], { number, start, begin, letters, battery }: Order): Flown {
  const moves: Move[] = [];
  let [at, minute, charge] = [start, begin, battery];
  const done = (fault: string | null): Flown => ({ drone: { number, start, begin, moves }, fault });
  for (const letter of letters) {
    const step = DELTA[letter];
    const hovers = letter === '.' && battery === null;
    if (step === undefined && !hovers) return done(`Drone ${number}: ${letter} is no move.`);
    const to: Cell = step === undefined ? at : [at[0] + step[0], at[1] + step[1]];
    const kind = kindAt(rows, to);
    const which = `Drone ${number}, move ${moves.length + 1} (${letter})`;
    if (kind === undefined) return done(`${which} leaves the map.`);
    if (kind === '#') return done(`${which} enters a no-fly cell.`);
    const cost = hovers ? 1 : costOf(rows, at, letter);
    if (charge !== null) {
      charge -= cost;
      if (charge < 0) return done(`${which}: the battery is empty before it ends.`);
      if (kind === 'H' && battery !== null) charge = battery;
    }
    moves.push({ letter, from: at, to, begin: minute, end: minute + cost, charge });
    [at, minute] = [to, minute + cost];
  }
  return done(null);
}

function together(
  rows: readonly string[],
  targets: readonly Cell[],
  orders: readonly Order[],
): Flight {
  const flown = orders.map((order) => fly(rows, order));
  const ends = flown.flatMap(({ drone }) => drone.moves.map((move) => move.end));
  return {
    rows,
    targets,
    drones: flown.map(({ drone }) => drone),
    minutes: ends.reduce((most, end) => Math.max(most, end), 0),
    fault: flown.find(({ fault }) => fault !== null)?.fault ?? null,
  };
}

const cellFrom = (row: string | undefined, column: string | undefined): Cell => [
  Number(row) - 1,
  Number(column) - 1,
];

/** What is flown on this input by a program that printed this; null where the input has no map to draw. */
export function flightOf(input: string, output: string): Flight | null {
  const lines = input.split('\n');
  const field = fieldOf(lines);
  if (field === null) return null;
  const { rows, rest } = field;
  const base = baseOf(rows);
  const words = output.split(/\s+/u).filter((word) => word !== '');
  const nothing: Flight = { rows, targets: [], drones: [], minutes: 0, fault: null };
  if (words.reduce((sum, word) => sum + word.length, 0) > MOST_MOVES || base === null)
    return nothing;
  const one = (letters: string, battery: number | null): Order[] => [
    { number: 1, start: base, begin: 0, letters, battery },
  ];
  if (lines[0] === 'route') {
    const [, row, column] = (rest[0] ?? '').split(' ');
    const targets = [cellFrom(row, column)];
    return /^\d+$/u.test(words[0] ?? '')
      ? together(rows, targets, one(words[1] ?? '', null))
      : { ...nothing, targets };
  }
  if (lines[0] === 'survey') {
    const battery = Number((rest[0] ?? '').split(' ')[1]);
    return words[0] === undefined ? nothing : together(rows, [], one(words[0], battery));
  }
  if (lines[0] === 'fleet') return fleetOf(field, words);
  return nothing;
}

function fleetOf({ rows, rest }: Field, words: readonly string[]): Flight {
  const count = Number((rest[0] ?? '').split(' ')[1]);
  const ends = rest.slice(1, 1 + count).map((line) => line.split(' '));
  const orders = ends.flatMap(([row, column], at): Order[] => {
    const [begin, letters] = [words[2 * at], words[2 * at + 1]];
    if (!/^\d{1,7}$/u.test(begin ?? '') || letters === undefined) return [];
    const start = cellFrom(row, column);
    return [{ number: at + 1, start, begin: Number(begin), letters, battery: null }];
  });
  const targets = ends.map(([, , row, column]) => cellFrom(row, column));
  return together(rows, targets, orders);
}

/** Where a drone is at a minute, between two cells during a step; null before it takes off. */
export function placeOf(drone: Drone, minute: number): Cell | null {
  if (minute < drone.begin) return null;
  const move = drone.moves.find((one) => minute < one.end);
  if (move === undefined) return drone.moves.at(-1)?.to ?? drone.start;
  const share = (minute - move.begin) / (move.end - move.begin);
  const between = (at: 0 | 1) => move.from[at] + (move.to[at] - move.from[at]) * share;
  return [between(0), between(1)];
}

/** The next minute at which a move ends, after this one; the last one where none does. */
export function nextStop(flight: Flight, minute: number, direction: 1 | -1): number {
  const stops = flight.drones.flatMap((drone) => [
    drone.begin,
    ...drone.moves.map((move) => move.end),
  ]);
  const beyond = stops.filter((stop) => (direction > 0 ? stop > minute : stop < minute));
  if (beyond.length === 0) return direction > 0 ? flight.minutes : 0;
  return beyond.reduce((best, stop) =>
    direction > 0 ? Math.min(best, stop) : Math.max(best, stop),
  );
}

/** A cell as the statement counts it: from 1. */
export function cellText([row, column]: Cell): string {
  return `${row + 1}, ${column + 1}`;
}
