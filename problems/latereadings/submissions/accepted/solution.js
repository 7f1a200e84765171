
const lines = require("fs").readFileSync(0, "utf8").trimEnd().split("\n");
const [, length, delay] = lines[0].split(" ").map(Number);
const known = new Set();
const sums = new Map();
let open = 0; // the first window that is not closed
let late = 0;
let repeated = 0;
for (const line of lines.slice(1)) {
  const [id, sensor, at, value] = line.split(" ");
  const time = Number(at);
  const window = Math.floor(time / length);
  if (known.has(id)) {
    repeated += 1;
    continue;
  }
  known.add(id);
  if (window < open) {
    late += 1;
    continue;
  }
  open = Math.max(open, Math.floor((time - delay) / length));
  const key = `${window} ${sensor}`;
  const sum = sums.get(key) ?? { window, sensor, count: 0, total: 0 };
  sum.count += 1;
  sum.total += Number(value);
  sums.set(key, sum);
}
const output = [...sums.values()]
  .sort((a, b) => a.window - b.window || (a.sensor < b.sensor ? -1 : 1))
  .map(({ window, sensor, count, total }) => `${window * length} ${sensor} ${count} ${total}`);
output.push(`late ${late} repeated ${repeated}`);
console.log(output.join("\n"));
