import { readFileSync } from "node:fs";

const data = readFileSync(0, "utf8").split(/\s+/).map(Number);
const [n, begin, end] = data;

const begins: number[] = [];
const ends: number[] = [];
for (let i = 0; i < n; i++) {
  const a = Math.max(data[3 + 2 * i], begin);
  const b = Math.min(data[4 + 2 * i], end);
  if (a < b) {
    begins.push(a);
    ends.push(b);
  }
}
begins.sort((a, b) => a - b);
ends.sort((a, b) => a - b);

let uncovered = 0;
let gaps = 0;
let longest: [number, number] | null = null as [number, number] | null;
let peak = 0;
let peakAt = begin;

function addGap(from: number, to: number): void {
  if (from >= to) return;
  uncovered += to - from;
  gaps += 1;
  if (longest === null || to - from > longest[1] - longest[0]) longest = [from, to];
}

let onCall = 0;
let freeSince = begin;
for (let i = 0, j = 0; i < begins.length; i++) {
  while (ends[j] <= begins[i]) {
    onCall -= 1;
    if (onCall === 0) freeSince = ends[j];
    j += 1;
  }
  if (onCall === 0) addGap(freeSince, begins[i]);
  onCall += 1;
  if (onCall > peak) {
    peak = onCall;
    peakAt = begins[i];
  }
}
addGap(ends.length > 0 ? ends[ends.length - 1] : begin, end);

console.log(`uncovered ${uncovered} ${gaps}`);
console.log(longest === null ? "longest none" : `longest ${longest.join(" ")}`);
console.log(`peak ${peak} ${peakAt}`);
