/** The rule of each of our puzzles, as a program: it maps every input to its output. */
export type Rows = readonly (readonly number[])[];
export type Solver = (grid: Rows) => number[][];

const high = (grid: Rows): number => grid.length;
const wide = (grid: Rows): number => grid[0]?.length ?? 0;
const at = (grid: Rows, y: number, x: number): number => grid[y]?.[x] ?? 0;
const draw = (h: number, w: number, cell: (y: number, x: number) => number): number[][] =>
  Array.from({ length: h }, (_, y) => Array.from({ length: w }, (_, x) => cell(y, x)));
const like = (grid: Rows, cell: (y: number, x: number, was: number) => number): number[][] =>
  draw(high(grid), wide(grid), (y, x) => cell(y, x, at(grid, y, x)));
const columns = (grid: Rows): number[][] => draw(wide(grid), high(grid), (y, x) => at(grid, x, y));
const isInside = (grid: Rows, y: number, x: number): boolean =>
  y >= 0 && x >= 0 && y < high(grid) && x < wide(grid);
const colours = (cells: readonly number[]): number[] => cells.filter((cell) => cell !== 0);
const countOf = (cells: readonly number[], colour: number): number =>
  cells.filter((cell) => cell === colour).length;
const distinct = (cells: readonly number[]): number[] =>
  [...new Set(colours(cells))].sort((a, b) => a - b);
/** The colour there is most of; of two with as many, the smaller one. */
const commonest = (cells: readonly number[]): number =>
  distinct(cells).sort((a, b) => countOf(cells, b) - countOf(cells, a))[0] ?? 0;

type Place = readonly [number, number];
const sides: readonly Place[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const corners: readonly Place[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

/** Groups of cells that touch by their sides and that `joins` takes. */
function groups(grid: Rows, joins: (cell: number) => boolean): Place[][] {
  const seen = new Set<string>();
  const found: Place[][] = [];
  grid.forEach((row, top) =>
    row.forEach((_, left) => {
      const group: Place[] = [];
      const open: Place[] = [[top, left]];
      for (let place = open.pop(); place !== undefined; place = open.pop()) {
        const [y, x] = place;
        if (!isInside(grid, y, x) || seen.has(`${y} ${x}`) || !joins(at(grid, y, x))) continue;
        seen.add(`${y} ${x}`);
        group.push(place);
        for (const [down, right] of sides) open.push([y + down, x + right]);
      }
      if (group.length > 0) found.push(group);
    }),
  );
  return found;
}
const isFilled = (cell: number) => cell !== 0;
const has = (group: readonly Place[], y: number, x: number): boolean =>
  group.some(([top, left]) => top === y && left === x);
const touchesEdge = (grid: Rows, group: readonly Place[]): boolean =>
  group.some(([y, x]) => y === 0 || x === 0 || y === high(grid) - 1 || x === wide(grid) - 1);
function boxOf(places: readonly Place[]) {
  const [ys, xs] = [places.map(([y]) => y), places.map(([, x]) => x)];
  return {
    top: Math.min(...ys),
    left: Math.min(...xs),
    bottom: Math.max(...ys),
    right: Math.max(...xs),
  };
}
const placesOf = (grid: Rows, is: (cell: number) => boolean): Place[] =>
  grid.flatMap((row, y) => row.flatMap((cell, x): Place[] => (is(cell) ? [[y, x]] : [])));
/** From each cell that `starts`, a line in these directions over empty cells. */
function rays(grid: Rows, starts: (cell: number) => boolean, ways: readonly Place[]): number[][] {
  const next = grid.map((row) => [...row]);
  for (const [top, left] of placesOf(grid, starts))
    for (const [down, right] of ways)
      for (let [y, x] = [top + down, left + right]; isInside(grid, y, x); y += down, x += right) {
        const row = next[y];
        if (row === undefined || at(grid, y, x) !== 0) break;
        row[x] = at(grid, top, left);
      }
  return next;
}

export const solvers: Readonly<Record<string, Solver>> = {
  'pond-reflection': (g) =>
    draw(high(g) * 2, wide(g), (y, x) => at(g, y < high(g) ? y : 2 * high(g) - 1 - y, x)),
  kaleidoscope: (g) =>
    draw(high(g) * 2, wide(g) * 2, (y, x) =>
      at(g, Math.min(y, 2 * high(g) - 1 - y), Math.min(x, 2 * wide(g) - 1 - x)),
    ),
  'falling-stones': (g) =>
    columns(
      columns(g).map((column) => [...column.filter((cell) => cell === 0), ...colours(column)]),
    ),
  'pushed-left': (g) => g.map((row) => [...colours(row), ...row.filter((cell) => cell === 0)]),
  'closed-loops': (g) => {
    const walls = 1;
    const rooms = groups(g, (cell) => cell !== walls);
    return like(g, (y, x, was) => {
      if (was === walls) return was;
      const room = rooms.find((group) => has(group, y, x)) ?? [];
      if (touchesEdge(g, room)) return 0;
      return commonest(room.map(([top, left]) => at(g, top, left)));
    });
  },
  'big-and-small': (g) => {
    const all = groups(g, isFilled);
    const sizes = all.map((group) => group.length);
    return like(g, (y, x) => {
      const size = all.find((group) => has(group, y, x))?.length ?? 0;
      if (size === 0) return 0;
      if (size === Math.max(...sizes)) return 2;
      return size === Math.min(...sizes) ? 8 : 5;
    });
  },
  'colour-count': (g) => {
    const cells = g.flat();
    const found = distinct(cells);
    const most = Math.max(...found.map((colour) => countOf(cells, colour)));
    return draw(found.length, most, (y, x) => {
      const colour = found[y] ?? 0;
      return x < countOf(cells, colour) ? colour : 0;
    });
  },
  'odd-tile': (g) => {
    const tiles = [0, 1, 2].map((n) => draw(3, 3, (y, x) => at(g, y, n * 4 + x)));
    const texts = tiles.map((tile) => tile.join());
    return tiles.find((_, n) => countOfText(texts, texts[n] ?? '') === 1) ?? [];
  },
  'colour-key': (g) => {
    const key = new Map<number, number>();
    for (let x = 0; x + 1 < wide(g); x += 3) key.set(at(g, 0, x), at(g, 0, x + 1));
    return like(g, (y, _, was) => (y < 2 ? was : (key.get(was) ?? was)));
  },
  'half-turn': (g) =>
    like(g, (y, x, was) => (was === 5 ? at(g, high(g) - 1 - y, wide(g) - 1 - x) : was)),
  'beams-to-the-wall': (g) => rays(g, (cell) => cell !== 0 && cell !== 5, [[0, 1]]),
  umbrella: (g) =>
    like(g, (y, x, was) => (g.slice(0, y + 1).some((row) => row[x] === 1) ? was : 8)),
  'by-height': (g) => {
    const sorted = columns(g).sort((a, b) => colours(a).length - colours(b).length);
    return columns(sorted);
  },
  'by-length': (g) =>
    [...g].map((row) => [...row]).sort((a, b) => colours(b).length - colours(a).length),
  'two-out-of-three': (g) => {
    const side = (wide(g) - 2) / 3;
    return draw(high(g), side, (y, x) => {
      const votes = [0, 1, 2].filter((n) => at(g, y, n * (side + 1) + x) !== 0).length;
      return votes >= 2 ? 3 : 0;
    });
  },
  dust: (g) =>
    like(g, (y, x, was) =>
      [...sides, ...corners].some(([down, right]) => at(g, y + down, x + right) === was) ? was : 0,
    ),
  'odd-frame': (g) => {
    const frame = colours(g.flat()).length % 2 === 1 ? 2 : 1;
    return draw(high(g) + 2, wide(g) + 2, (y, x) =>
      isInside(g, y - 1, x - 1) ? at(g, y - 1, x - 1) : frame,
    );
  },
  'grown-by-colours': (g) => {
    const factor = distinct(g.flat()).length;
    return draw(high(g) * factor, wide(g) * factor, (y, x) =>
      at(g, Math.floor(y / factor), Math.floor(x / factor)),
    );
  },
  'between-the-pins': (g) => {
    const box = boxOf(placesOf(g, (cell) => cell === 4));
    return draw(box.bottom - box.top - 1, box.right - box.left - 1, (y, x) =>
      at(g, box.top + 1 + y, box.left + 1 + x),
    );
  },
  'diagonal-echo': (g) => rays(g, isFilled, corners),
  bridges: (g) => {
    const between = (cells: readonly number[], n: number) => {
      const [before, after] = [cells.slice(0, n), cells.slice(n + 1)];
      return [2, 3, 6].find((colour) => before.includes(colour) && after.includes(colour)) ?? 0;
    };
    const upright = columns(g);
    return like(g, (y, x, was) => {
      if (was !== 0) return was;
      return between(upright[x] ?? [], y) || between(g[y] ?? [], x);
    });
  },
  'knight-moves': (g) => {
    const jumps = [1, -1].flatMap((a) =>
      [2, -2].flatMap((b): Place[] => [
        [a, b],
        [b, a],
      ]),
    );
    return like(g, (y, x, was) =>
      was === 0 && jumps.some(([down, right]) => at(g, y + down, x + right) === 1) ? 2 : was,
    );
  },
  neighbours: (g) =>
    like(g, (y, x, was) => {
      const near = sides.filter(([down, right]) => at(g, y + down, x + right) !== 0).length;
      return was === 0 ? 0 : near;
    }),
  'stair-shift': (g) => like(g, (y, x) => at(g, y, (((x - y) % wide(g)) + wide(g)) % wide(g))),
  'in-a-row': (g) => [colours(g.flat())],
  'chess-tiles': (g) =>
    draw(high(g) * 3, wide(g) * 3, (y, x) =>
      (Math.floor(y / high(g)) + Math.floor(x / wide(g))) % 2 === 0
        ? at(g, y % high(g), x % wide(g))
        : 0,
    ),
  'hole-count': (g) => {
    const holes = groups(g, (cell) => cell === 0).filter((group) => !touchesEdge(g, group));
    const things = groups(g, isFilled);
    return like(g, (y, x) => {
      const thing = things.find((group) => has(group, y, x));
      if (thing === undefined) return 0;
      const own = holes.filter((hole) =>
        hole.every(([top, left]) => {
          const box = boxOf(thing);
          return top > box.top && top < box.bottom && left > box.left && left < box.right;
        }),
      );
      return own.length + 1;
    });
  },
  'trapped-water': (g) =>
    like(g, (y, x, was) => {
      const row = g[y] ?? [];
      const held = row.slice(0, x).includes(5) && row.slice(x + 1).includes(5);
      return was === 0 && held ? 1 : was;
    }),
  'stacked-sum': (g) => {
    const half = (high(g) - 1) / 2;
    return draw(half, wide(g), (y, x) => {
      const [above, below] = [at(g, y, x), at(g, y + half + 1, x)];
      if (above !== 0 && below !== 0) return 9;
      return above + below;
    });
  },
  'slide-to-the-side': (g) => {
    const way = at(g, 0, 0);
    const places = placesOf(g, (cell) => cell === 8);
    const box = boxOf(places);
    const [down, right] = [
      way === 1 ? 1 - box.top : way === 3 ? high(g) - 1 - box.bottom : 0,
      way === 4 ? 1 - box.left : way === 2 ? wide(g) - 1 - box.right : 0,
    ];
    return like(g, (y, x, was) => {
      if (has(places, y - down, x - right)) return 8;
      return was === 8 ? 0 : was;
    });
  },
  'rings-inside-out': (g) => {
    const rings = Array.from({ length: Math.ceil(high(g) / 2) }, (_, n) => at(g, n, n));
    return like(g, (y, x) => {
      const depth = Math.min(y, x, high(g) - 1 - y, wide(g) - 1 - x);
      return rings[rings.length - 1 - depth] ?? 0;
    });
  },
  'row-vote': (g) => g.map((row) => row.map(() => commonest(row))),
  'edge-labels': (g) =>
    like(g, (y, x, was) => {
      if (y === 0 || x === 0) return was;
      const [above, left] = [at(g, 0, x) !== 0, at(g, y, 0) !== 0];
      return above && left ? 3 : above || left ? 6 : 0;
    }),
  'inside-out': (g) => {
    const box = boxOf(placesOf(g, isFilled));
    const colour = commonest(g.flat());
    return draw(box.bottom - box.top + 1, box.right - box.left + 1, (y, x) =>
      at(g, box.top + y, box.left + x) === 0 ? colour : 0,
    );
  },
  'turning-beam': (g) => {
    const next = g.map((row) => [...row]);
    const [start] = placesOf(g, (cell) => cell === 8);
    let [y, x] = start ?? [0, 0];
    let [down, right] = [0, 1];
    for (let step = 0; step < 200; step += 1) {
      [y, x] = [y + down, x + right];
      if (!isInside(g, y, x)) break;
      const cell = at(g, y, x);
      if (cell === 1) [down, right] = [right, -down];
      else if (cell === 2) [down, right] = [-right, down];
      else (next[y] ?? [])[x] = 8;
    }
    return next;
  },
};

function countOfText(texts: readonly string[], text: string): number {
  return texts.filter((each) => each === text).length;
}
