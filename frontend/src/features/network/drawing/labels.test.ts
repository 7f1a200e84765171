import { expect, it } from 'vitest';
import { byPriority, placeLabels, type Candidate } from './labels';

const view = { width: 400, height: 300 };
const at = (words: string, x: number, y: number, width = 60): Candidate => ({
  words,
  width,
  x,
  y,
  radius: 8,
});
const names = (candidates: readonly Candidate[]) =>
  placeLabels(candidates, view).map(({ words }) => words);

it('draws a name below its node, in its middle', () => {
  expect(placeLabels([at('Ada', 200, 100)], view)).toEqual([{ words: 'Ada', left: 170, top: 111 }]);
});

it('hides the later of two names that would overlap, unless there is room above', () => {
  const crowd = [at('Ada', 200, 100), at('Ben', 210, 101), at('Cy', 205, 102), at('Dee', 300, 100)];
  expect(names(crowd)).toEqual(['Ada', 'Ben', 'Dee']);
  const [ada, ben] = placeLabels(crowd, view);
  expect([ada?.top, ben?.top]).toEqual([111, 74]);
});

it('cuts no name at an edge, and draws none of a node outside', () => {
  expect(placeLabels([at('Jonas', 398, 100)], view)[0]?.left).toBe(400 - 4 - 60);
  expect(placeLabels([at('Jonas', 1, 100)], view)[0]?.left).toBe(4);
  expect(placeLabels([at('Jonas', 200, 295)], view)[0]?.top).toBe(295 - 8 - 3 - 16);
  expect(names([at('Out', 500, 100), at('Long', 200, 100, 500)])).toEqual([]);
});

it('prefers partners and companies to people, and the larger to the smaller', () => {
  const nodes = [
    { id: 'a', kind: 'user', size: 20 },
    { id: 'b', kind: 'company', size: 6 },
    { id: 'c', kind: 'partner', size: 7 },
    { id: 'd', kind: 'partner', size: 9 },
  ] as const;
  expect(nodes.toSorted(byPriority).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
});
