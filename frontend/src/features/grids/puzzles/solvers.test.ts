import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { solvers, type Rows } from './solvers.test-data';

type Pair = { input: Rows; output: Rows };
type File = { name: string; train: Pair[]; test: Pair[] };

const folder = '../puzzles';
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));
const read = (slug: string) =>
  JSON.parse(readFileSync(`${folder}/${slug}.json`, 'utf8')) as unknown as File;

describe('our puzzles', () => {
  it('are at least thirty, and each has a rule', () => {
    expect(files.length).toBeGreaterThanOrEqual(30);
    expect(Object.keys(solvers).sort()).toEqual([...files].sort());
  });

  it.each(files)('%s follows its rule in every example and test', (slug) => {
    const { train, test } = read(slug);
    for (const { input, output } of [...train, ...test])
      expect(solvers[slug]?.(input)).toEqual(output);
  });

  it.each(files)('%s cannot be solved by copying an input or an example', (slug) => {
    const { train, test } = read(slug);
    const known = [...train.map(({ output }) => output), ...test.map(({ input }) => input)];
    for (const { output } of test) expect(known).not.toContainEqual(output);
  });
});
