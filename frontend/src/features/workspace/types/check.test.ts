import { expect, it } from 'vitest';
import { checker, type CheckedFile } from './check';
import { LIBS } from './libs';

const check = checker(LIBS);
const main = (text: string): CheckedFile[] => [{ name: 'main.ts', text, at: 0 }];

it('finds a value of another type, and where it is', () => {
  const text = "const count: number = 'a';";
  expect(check(main(text))).toEqual([
    {
      from: 6,
      to: 11,
      message: "Type 'string' is not assignable to type 'number'.",
    },
  ]);
  expect(check(main('const count: number = 1;'))).toEqual([]);
});

it('has nothing to say of a program that reads its input as Node lets it', () => {
  const text = `
import * as fs from 'fs';
import { createInterface, type Interface } from 'node:readline';
const lines = fs.readFileSync(0, 'utf8').trim().split('\\n');
const sums = lines.map((line) => line.split(' ').map(Number).reduce((a, b) => a + b, 0));
const reader: Interface = createInterface({ input: process.stdin });
reader.on('line', (line) => console.log(line));
function last(values) { return values[values.length - 1]; }
console.log(last(sums), [3, 1, 2].toSorted(), new Map([[1, 2]]), 2n ** 70n);
const name = require('os').hostname();
setTimeout(() => process.exit(0), 10);
`;
  expect(check(main(text))).toEqual([]);
});

it('knows what the other files of a program export, and says the place in the whole text', () => {
  const files = [
    { name: 'main.ts', text: "import { area } from './geo';\narea('2');\n", at: 15 },
    { name: 'geo.ts', text: 'export const area = (side: number) => side * side;\n', at: 80 },
  ];
  const [fault, ...more] = check(files);
  expect(more).toEqual([]);
  expect(fault).toMatchObject({ from: 15 + 35, to: 15 + 38 });
  expect(fault?.message).toContain("'string' is not assignable to parameter of type 'number'");
});

it('says what the syntax is that is missing', () => {
  expect(check(main('let x = (1;')).map(({ message }) => message)).toContain("')' expected.");
});
