import { expect, it } from 'vitest';
import { place, type Task } from './place';
import { placeOf } from './seed';

const task: Task = {
  aspect: 1.5,
  nodes: Array.from({ length: 40 }, (_, at) => ({ id: `user:${at}`, size: 4 + (at % 5) })),
  links: Array.from({ length: 39 }, (_, at) => [Math.floor(at / 3), at + 1] as const),
};

/** Where the nodes stay. */
const settled = (of: Task) => [...place(of)].at(-1) ?? new Float32Array();

it('draws the same picture of the same network, roughly and then as it stays', () => {
  expect([...place(task)]).toEqual([...place(task)]);
  const [rough, last] = place(task);
  expect(rough).not.toEqual(last);
});

it('gives every node a place of its own', () => {
  const placed = settled(task);
  const places = new Set(task.nodes.map((_, at) => `${placed[2 * at]} ${placed[2 * at + 1]}`));
  expect(placed.every(Number.isFinite)).toBe(true);
  expect(places.size).toBe(task.nodes.length);
});

it('leaves out links whose ends are not there', () => {
  const placed = settled({
    ...task,
    nodes: task.nodes.slice(0, 2),
    links: [
      [0, 1],
      [-1, 1],
      [0, 7],
      [1, 1],
    ],
  });
  expect(placed).toHaveLength(4);
});

it('begins inside the circle, where the name says', () => {
  for (const { id } of task.nodes) {
    const { x, y } = placeOf(id);
    expect(Math.hypot(x, y)).toBeLessThanOrEqual(1);
    expect(placeOf(id)).toEqual({ x, y });
  }
});

it('fills the picture, although some nodes lie far from all others', () => {
  const alone = Array.from({ length: 3 }, (_, at) => ({ id: `role:${at}`, size: 6 }));
  const placed = settled({ ...task, nodes: [...task.nodes, ...alone] });
  const axis = (first: 0 | 1) => Array.from(placed).filter((_, at) => at % 2 === first);
  for (const [at, extent] of [
    [axis(0), task.aspect],
    [axis(1), 1],
  ] as const) {
    expect(Math.min(...at)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...at)).toBeCloseTo(extent, 1);
    // Half of the nodes take at least a third of the axis.
    const sorted = at.toSorted((a, b) => a - b);
    const half =
      (sorted[Math.floor(sorted.length * 0.75)] ?? 0) -
      (sorted[Math.floor(sorted.length * 0.25)] ?? 0);
    expect(half / extent).toBeGreaterThan(1 / 3);
  }
});
