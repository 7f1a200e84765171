import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8").split("\n");
const n = Number(lines[0]);

type Lock = { queue: string[]; first: number };
type Want = { thread: string; line: number; lock: Lock; waitedFor: number; next: Want | undefined };

// A lock's queue begins with its holder, at `first`.
const locks = new Map<string, Lock>();
const waiting = new Map<string, Want>();
for (let line = 1; line <= n; line++) {
  const [kind, thread, name] = lines[line].split(" ");
  let lock = locks.get(name);
  if (lock === undefined) locks.set(name, (lock = { queue: [], first: 0 }));
  if (kind === "want") {
    lock.queue.push(thread);
    const free = lock.queue.length - lock.first === 1;
    if (!free) waiting.set(thread, { thread, line, lock, waitedFor: 0, next: undefined });
  } else {
    lock.first += 1;
    waiting.delete(lock.queue[lock.first]);
  }
}

// Taking away threads that nobody waits for, again and again, leaves the rings.
const wants = [...waiting.values()];
for (const want of wants) {
  want.next = waiting.get(want.lock.queue[want.lock.first]);
  if (want.next !== undefined) want.next.waitedFor += 1;
}
const taken = wants.filter((want) => want.waitedFor === 0);
for (const { next } of taken) {
  if (next === undefined) continue;
  next.waitedFor -= 1;
  if (next.waitedFor === 0) taken.push(next);
}
const forever = new Set(wants.filter((want) => want.waitedFor > 0));
const inRing = forever.size;

// Rings in the order of the lines that closed them: the last want comes first.
const rings: string[] = [];
const seen = new Set<Want>();
for (const last of [...forever].sort((a, b) => b.line - a.line)) {
  if (seen.has(last)) continue;
  const names: string[] = [];
  for (let want: Want | undefined = last; want !== undefined && !seen.has(want); want = want.next) {
    seen.add(want);
    names.push(want.thread);
  }
  rings.push(`deadlock ${last.line} ${names.join(" ")}`);
}
rings.reverse();

// Threads were taken away before those that they wait for.
for (const want of taken.reverse()) {
  if (want.next !== undefined && forever.has(want.next)) forever.add(want);
}
const stuck = forever.size - inRing;
console.log([...rings, `stuck ${stuck} queued ${wants.length - forever.size}`].join("\n"));
