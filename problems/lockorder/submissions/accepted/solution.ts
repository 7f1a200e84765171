import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8").trimEnd().split("\n");
const held = new Map<string, number[]>();
const inside = new Map<number, { first: number; threads: Set<string> }>(); // outer and inner lock
for (let number = 1; number < lines.length; number++) {
  const [kind, thread, name] = lines[number].split(" ");
  const lock = Number(name);
  const locks = held.get(thread) ?? [];
  if (kind === "unlock") {
    locks.splice(locks.indexOf(lock), 1);
    continue;
  }
  for (const outer of locks) {
    const key = outer * 1e5 + lock;
    const entry = inside.get(key) ?? { first: number, threads: new Set<string>() };
    entry.threads.add(thread);
    inside.set(key, entry);
  }
  locks.push(lock);
  held.set(thread, locks);
}
const pairs: number[][] = [];
for (const [key, entry] of inside) {
  const a = Math.floor(key / 1e5);
  const b = key % 1e5;
  const other = inside.get(b * 1e5 + a);
  if (a > b || other === undefined) continue;
  if (new Set([...entry.threads, ...other.threads]).size > 1) pairs.push([a, b, entry.first, other.first]);
}
pairs.sort((x, y) => x[0] - y[0] || x[1] - y[1]);
const out = pairs.map((pair) => pair.join(" "));
out.push(`pairs ${pairs.length} locks ${new Set(pairs.flatMap((pair) => pair.slice(0, 2))).size}`);
console.log(out.join("\n"));
