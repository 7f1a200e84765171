import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8").split("\n");
const [n, gap] = lines[0].split(" ").map(Number);

const times = new Map<string, number[]>();
for (let i = 1; i <= n; i++) {
  const [time, visitor] = lines[i].split(" ");
  const views = times.get(visitor);
  if (views) views.push(Number(time));
  else times.set(visitor, [Number(time)]);
}

let sessions = 0;
let longest = { length: -1, visitor: "" };
let busiest = { count: 0, visitor: "" };
for (const visitor of [...times.keys()].sort()) {
  const views = (times.get(visitor) ?? []).sort((a, b) => a - b);
  let count = 0;
  let start = 0;
  views.forEach((time, i) => {
    if (i === 0 || time - views[i - 1] > gap) {
      count += 1;
      start = time;
    }
    if (time - start > longest.length) longest = { length: time - start, visitor };
  });
  sessions += count;
  if (count > busiest.count) busiest = { count, visitor };
}

console.log(`sessions ${sessions}`);
console.log(`longest ${longest.length} ${longest.visitor}`);
console.log(`busiest ${busiest.count} ${busiest.visitor}`);
