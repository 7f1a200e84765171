const lines = require("fs").readFileSync(0, "utf8").split("\n");
const [n, q] = lines[0].split(" ").map(Number);

const where = new Map(); // "name" or "name=value" -> numbers of lines

function add(key, number) {
  const numbers = where.get(key);
  if (numbers === undefined) where.set(key, [number]);
  else numbers.push(number);
}

// The value that begins at `from`, and where it ends.
function valueAt(line, from) {
  let at = from;
  if (line[at] !== '"') {
    while (at < line.length && line[at] !== " ") at++;
    return [line.slice(from, at), at];
  }
  let value = "";
  for (at++; line[at] !== '"'; at++) {
    if (line[at] === "\\") at++;
    value += line[at];
  }
  return [value, at + 1];
}

for (let number = 1; number <= n; number++) {
  const line = lines[number];
  const seen = new Set();
  for (let at = 0; at < line.length;) {
    const sign = line.indexOf("=", at);
    const name = line.slice(at, sign);
    const [value, end] = valueAt(line, sign + 1);
    if (!seen.has(name)) {
      seen.add(name);
      add(name, number);
      add(`${name}=${value}`, number);
    }
    at = end + 1;
  }
}

// How many of these sorted numbers are less than `limit`.
function below(numbers, limit) {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

const answers = [];
for (const line of lines.slice(n + 1, n + 1 + q)) {
  const [, first, last, name, sign, written] = line.match(/^(\d+) (\d+) ([a-z_]+)(!?=)?(.*)$/);
  const count = (key) => {
    const numbers = where.get(key) ?? [];
    return below(numbers, Number(last) + 1) - below(numbers, Number(first));
  };
  const all = count(name);
  const equal = sign === undefined ? 0 : count(`${name}=${valueAt(written, 0)[0]}`);
  answers.push(sign === undefined ? all : sign === "=" ? equal : all - equal);
}
console.log(answers.join("\n"));
