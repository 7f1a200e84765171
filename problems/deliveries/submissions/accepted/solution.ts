import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8").split("\n");
const DAY = 1440;

function minutes(text: string): number {
  return 60 * Number(text.slice(0, 2)) + Number(text.slice(3, 5));
}

const head = lines[0].split(" ");
const [n, m, q] = head.slice(0, 3).map(Number);
type Road = { to: number; length: number; opens: number; hours: number };
const roads: Road[][] = Array.from({ length: n + 1 }, () => []);
for (let i = 1; i <= m; i++) {
  const [a, b, length, gate] = lines[i].split(" ");
  let opens = 0;
  let hours = DAY;
  if (gate !== undefined) {
    opens = minutes(gate);
    hours = (minutes(gate.slice(6)) - opens + DAY) % DAY;
  }
  roads[Number(a)].push({ to: Number(b), length: Number(length), opens, hours });
  roads[Number(b)].push({ to: Number(a), length: Number(length), opens, hours });
}

// A binary heap of [time, place].
type Entry = [number, number];
const heap: Entry[] = [];
function push(entry: Entry): void {
  let at = heap.push(entry) - 1;
  while (at > 0) {
    const up = (at - 1) >> 1;
    if (heap[up][0] <= entry[0]) break;
    heap[at] = heap[up];
    at = up;
  }
  heap[at] = entry;
}
function pop(): Entry {
  const top = heap[0];
  const entry = heap.pop() ?? top;
  let at = 0;
  while (2 * at + 1 < heap.length) {
    let down = 2 * at + 1;
    if (down + 1 < heap.length && heap[down + 1][0] < heap[down][0]) down += 1;
    if (heap[down][0] >= entry[0]) break;
    heap[at] = heap[down];
    at = down;
  }
  if (heap.length > 0) heap[at] = entry;
  return top;
}

const arrival = new Array<number>(n + 1).fill(-1);
push([minutes(head[3]), 1]);
while (heap.length > 0) {
  const [time, place] = pop();
  if (arrival[place] >= 0) continue;
  arrival[place] = time;
  for (const road of roads[place]) {
    if (arrival[road.to] >= 0) continue;
    const since = (time - road.opens + DAY) % DAY;
    const wait = since < road.hours ? 0 : DAY - since;
    push([time + wait + road.length, road.to]);
  }
}

const two = (number: number): string => String(number).padStart(2, "0");
const out: string[] = [];
for (let i = m + 1; i <= m + q; i++) {
  const time = arrival[Number(lines[i])];
  const clock = `${two(Math.floor((time % DAY) / 60))}:${two(time % 60)}`;
  out.push(time < 0 ? "never" : `day ${Math.floor(time / DAY) + 1} ${clock}`);
}
console.log(out.join("\n"));
