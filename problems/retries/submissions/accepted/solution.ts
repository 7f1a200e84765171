import { readFileSync } from "node:fs";

type Job = { number: number; results: string; calls: number; failures: number };
type Entry = { due: number; order: number; job: Job };

// A heap: the entry that is due first is in front.
class Queue {
  entries: Entry[] = [];

  isBefore(a: number, b: number): boolean {
    const [x, y] = [this.entries[a], this.entries[b]];
    return x.due < y.due || (x.due === y.due && x.order < y.order);
  }

  swap(a: number, b: number): void {
    [this.entries[a], this.entries[b]] = [this.entries[b], this.entries[a]];
  }

  push(entry: Entry): void {
    let at = this.entries.push(entry) - 1;
    while (at > 0 && this.isBefore(at, (at - 1) >> 1)) {
      this.swap(at, (at - 1) >> 1);
      at = (at - 1) >> 1;
    }
  }

  pop(): Entry {
    this.swap(0, this.entries.length - 1);
    const first = this.entries.pop()!;
    for (let at = 0, child = 1; child < this.entries.length; at = child, child = 2 * at + 1) {
      if (child + 1 < this.entries.length && this.isBefore(child + 1, child)) child += 1;
      if (!this.isBefore(child, at)) break;
      this.swap(at, child);
    }
    return first;
  }
}

const lines = readFileSync(0, "utf8").split("\n");
const [count, seconds, most, firstWait, longestWait] = lines[0].split(" ").map(Number);
const queue = new Queue();
const output: string[] = [];

function add(due: number, job: Job): void {
  queue.push({ due, order: job.number, job });
}

// How long a job waits that has failed so often.
function wait(failures: number): number {
  const wait = firstWait * 2 ** (failures - 1);
  return Math.min(wait, longestWait);
}

for (let number = 1; number <= count; number++) {
  const [due, results] = lines[number].split(" ");
  add(Number(due), { number, results, calls: 0, failures: 0 });
}
let free = 0;
let calls = 0;
while (queue.entries.length > 0) {
  const { due, job } = queue.pop();
  const start = Math.max(free, due);
  free = start + seconds;
  const result = job.results[job.calls];
  job.calls += 1;
  calls += 1;
  if (result === "w") {
    add(free + firstWait, job);
    continue;
  }
  if (result === "f") {
    job.failures += 1;
    if (job.failures < most) {
      add(free + wait(job.failures), job);
      continue;
    }
  }
  output.push(`${job.number} ${result === "s" ? "done" : "dead"} ${free} ${job.calls}`);
}
output.push(`calls ${calls}`);
console.log(output.join("\n"));
