import { readFileSync } from "node:fs";

const numbers = readFileSync(0, "utf8").split(/\s+/).map(Number);
const n = numbers[0];
const rules = Array.from({ length: n }, (_, i) => {
  const [first, last, level, cents] = numbers.slice(1 + 4 * i, 5 + 4 * i);
  return { first, last, level, cents, number: i, used: false };
});
const points = [...new Set(rules.flatMap((rule) => [rule.first, rule.last + 1]))].sort((a, b) => a - b);
const place = new Map(points.map((day, i) => [day, i]));
// The most important rules take their days first; `free` leads to the next stretch that nobody has.
const free = points.map((_, i) => i);
const price = points.map(() => 0);

function next(at: number) {
  let end = at;
  while (free[end] !== end) end = free[end];
  while (free[at] !== end) [free[at], at] = [end, free[at]];
  return end;
}

rules.sort((a, b) => b.level - a.level || b.number - a.number);
for (const rule of rules) {
  const end = place.get(rule.last + 1)!;
  for (let at = next(place.get(rule.first)!); at < end; at = next(at)) {
    price[at] = rule.cents;
    rule.used = true;
    free[at] = at + 1;
  }
}
const periods: number[][] = [];
for (let i = 0; i + 1 < points.length; i++) {
  if (price[i] === 0) continue;
  if (i > 0 && price[i - 1] === price[i]) periods[periods.length - 1][1] = points[i + 1] - 1;
  else periods.push([points[i], points[i + 1] - 1, price[i]]);
}
const out = periods.map((period) => period.join(" "));
out.push(`unused ${rules.filter((rule) => !rule.used).length}`);
console.log(out.join("\n"));
