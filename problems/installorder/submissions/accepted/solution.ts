import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8").split("\n");
const n = Number(lines[0]);

// Packages are numbered in dictionary order, so numbers can be compared instead of names.
const rows = lines.slice(1, n + 1).map((line) => line.split(" "));
rows.sort((a, b) => (a[0] < b[0] ? -1 : 1));
const names = rows.map((row) => row[0]);
const numberOf = new Map(names.map((name, i) => [name, i]));

const needs: number[][] = [];
const openNeeds: number[] = [];
const neededBy: number[][] = names.map(() => []);
rows.forEach((row, i) => {
  const others = new Set(row.slice(1));
  openNeeds.push(others.size);
  needs.push([]);
  for (const other of others) {
    const j = numberOf.get(other);
    if (j === undefined) continue;
    needs[i].push(j);
    neededBy[j].push(i);
  }
});

const heap: number[] = [];
function push(value: number): void {
  let at = heap.push(value) - 1;
  while (at > 0) {
    const up = (at - 1) >> 1;
    if (heap[up] <= value) break;
    heap[at] = heap[up];
    at = up;
  }
  heap[at] = value;
}
function pop(): number {
  const top = heap[0];
  const value = heap.pop() ?? top;
  let at = 0;
  while (2 * at + 1 < heap.length) {
    let down = 2 * at + 1;
    if (down + 1 < heap.length && heap[down + 1] < heap[down]) down += 1;
    if (heap[down] >= value) break;
    heap[at] = heap[down];
    at = down;
  }
  if (heap.length > 0) heap[at] = value;
  return top;
}

const installed: number[] = [];
const left = new Array<boolean>(n).fill(true);
openNeeds.forEach((count, i) => {
  if (count === 0) push(i);
});
while (heap.length > 0) {
  const i = pop();
  installed.push(i);
  left[i] = false;
  for (const j of neededBy[i]) {
    openNeeds[j] -= 1;
    if (openNeeds[j] === 0) push(j);
  }
}

// Components of what is left: finish times on the graph, then a walk on the reversed graph.
const finished: number[] = [];
const seen = new Array<boolean>(n).fill(false);
for (let root = 0; root < n; root++) {
  if (!left[root] || seen[root]) continue;
  seen[root] = true;
  const work = [[root, 0]];
  while (work.length > 0) {
    const top = work[work.length - 1];
    if (top[1] === needs[top[0]].length) {
      finished.push(top[0]);
      work.pop();
      continue;
    }
    const next = needs[top[0]][top[1]++];
    if (left[next] && !seen[next]) {
      seen[next] = true;
      work.push([next, 0]);
    }
  }
}
const cycle = new Array<boolean>(n).fill(false);
const placed = new Array<boolean>(n).fill(false);
for (const root of finished.reverse()) {
  if (placed[root]) continue;
  placed[root] = true;
  const component = [root];
  for (let at = 0; at < component.length; at++) {
    for (const next of neededBy[component[at]]) {
      if (left[next] && !placed[next]) {
        placed[next] = true;
        component.push(next);
      }
    }
  }
  if (component.length > 1 || needs[root].includes(root)) {
    for (const i of component) cycle[i] = true;
  }
}

function show(word: string, list: string[]): void {
  console.log([word, ...(list.length > 0 ? list : ["-"])].join(" "));
}
show("install", installed.map((i) => names[i]));
show("cycle", names.filter((_, i) => cycle[i]));
show("blocked", names.filter((_, i) => left[i] && !cycle[i]));
