/** Which tests generators make, as generators.yaml names them. */
import { parseDocument } from 'yaml';
import type { Edits, Files } from '@/features/problem-builder/rules';

export const GENERATORS = 'generators/generators.yaml';

const PROGRAM = 'generators/numbers.py';

const RULES = `data:
  secret:
    data:
      core:
        data:
          numbers-1: numbers.py 10 {seed}
          numbers-2: numbers.py 100 {seed}
`;

const SOURCE = `import random
import sys

count, seed = map(int, sys.argv[1:3])
random.seed(seed)
print(*(random.randint(1, 100) for _ in range(count)))
`;

/** What a package begins to make tests with. */
export const firstGenerator: Edits = { [GENERATORS]: RULES, [PROGRAM]: SOURCE };

type Node = Record<string, unknown>;

const nodeAt = (of: unknown, key: string): Node => {
  const found = typeof of === 'object' && of !== null ? (of as Node)[key] : undefined;
  return typeof found === 'object' && found !== null ? (found as Node) : {};
};

/** The tests that are made, by their paths without the ending; none where the file cannot be read. */
export function madeTests(text: string): ReadonlySet<string> {
  const document = parseDocument(text);
  if (document.errors.length > 0) return new Set();
  const data = nodeAt(document.toJS(), 'data');
  const secret = nodeAt(nodeAt(data, 'secret'), 'data');
  const folders = Object.keys(secret).map((group): [string, Node] => [
    `data/secret/${group}/`,
    nodeAt(nodeAt(secret, group), 'data'),
  ]);
  folders.unshift(['data/sample/', nodeAt(nodeAt(data, 'sample'), 'data')]);
  return new Set(
    folders.flatMap(([folder, tests]) => Object.keys(tests).map((name) => folder + name)),
  );
}

/** How many of them are not there yet. */
export const waitingIn = (files: Files, made: ReadonlySet<string>): number =>
  [...made].filter((path) => !files.has(`${path}.in`)).length;
