import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8").split("\n");
const [n, q] = lines[0].split(" ").map(Number);

// For each name, and for each name with a value, the numbers of the lines that have it.
const named = new Map<string, number[]>();
const valued = new Map<string, number[]>();

function add(map: Map<string, number[]>, key: string, number: number): void {
  const numbers = map.get(key) ?? [];
  if (numbers.length === 0) map.set(key, numbers);
  numbers.push(number);
}

const read = (written: string): string =>
  written.startsWith('"') ? written.slice(1, -1).replace(/\\(.)/g, "$1") : written;

for (let number = 1; number <= n; number++) {
  const seen = new Set<string>();
  for (const [, name, written] of lines[number].matchAll(/([a-z_]+)=("(?:[^"\\]|\\.)*"|[^ ]+)/g)) {
    if (seen.has(name)) continue;
    seen.add(name);
    add(named, name, number);
    add(valued, `${name}=${read(written)}`, number);
  }
}

function count(numbers: number[] | undefined, a: number, b: number): number {
  if (numbers === undefined) return 0;
  const below = (limit: number): number => {
    let low = 0;
    for (let high = numbers.length; low < high;) {
      const middle = (low + high) >> 1;
      if (numbers[middle] < limit) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return below(b + 1) - below(a);
}

const answers: number[] = [];
for (const line of lines.slice(n + 1, n + 1 + q)) {
  const [first, last] = line.split(" ", 2);
  const condition = line.slice(first.length + last.length + 2);
  const [a, b] = [Number(first), Number(last)];
  const name = /^[a-z_]+/.exec(condition)?.[0] ?? "";
  const rest = condition.slice(name.length);
  const all = count(named.get(name), a, b);
  if (rest === "") {
    answers.push(all);
    continue;
  }
  const differs = rest.startsWith("!");
  const equal = count(valued.get(`${name}=${read(rest.slice(differs ? 2 : 1))}`), a, b);
  answers.push(differs ? all - equal : equal);
}
console.log(answers.join("\n"));
