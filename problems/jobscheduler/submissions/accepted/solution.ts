import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8").split("\n");
const [n, workers, limit] = lines[0].split(" ").map(Number);

type Job = {
  number: number;
  arrival: number;
  team: string;
  priority: number;
  duration: number;
  start: number;
  end: number;
};
const jobs: Job[] = [];
for (let i = 1; i <= n; i++) {
  const [arrival, team, priority, duration] = lines[i].split(" ");
  jobs.push({
    number: i,
    arrival: Number(arrival),
    team,
    priority: Number(priority),
    duration: Number(duration),
    start: 0,
    end: 0,
  });
}

class Heap {
  private readonly items: Job[] = [];
  constructor(private readonly before: (a: Job, b: Job) => boolean) {}
  get size(): number {
    return this.items.length;
  }
  get top(): Job {
    return this.items[0];
  }
  push(item: Job): void {
    const { items, before } = this;
    let at = items.push(item) - 1;
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (!before(item, items[up])) break;
      items[at] = items[up];
      at = up;
    }
    items[at] = item;
  }
  pop(): Job {
    const { items, before } = this;
    const top = items[0];
    const item = items.pop() ?? top;
    let at = 0;
    while (2 * at + 1 < items.length) {
      let down = 2 * at + 1;
      if (down + 1 < items.length && before(items[down + 1], items[down])) down += 1;
      if (!before(items[down], item)) break;
      items[at] = items[down];
      at = down;
    }
    if (items.length > 0) items[at] = item;
    return top;
  }
}

const goesFirst = (a: Job, b: Job): boolean =>
  a.priority !== b.priority
    ? a.priority > b.priority
    : a.arrival !== b.arrival
      ? a.arrival < b.arrival
      : a.number < b.number;

// `ready` holds at least the best waiting job of each team below its limit.
type Team = { running: number; waiting: Heap };
const teams = new Map<string, Team>();
function teamOf(job: Job): Team {
  let team = teams.get(job.team);
  if (team === undefined) teams.set(job.team, (team = { running: 0, waiting: new Heap(goesFirst) }));
  return team;
}
const ready = new Heap(goesFirst);
const ending = new Heap((a, b) => a.end < b.end);
const coming = [...jobs].sort((a, b) => a.arrival - b.arrival);
let free = workers;
let at = 0;
while (at < n || ending.size > 0) {
  const arrival = at < n ? coming[at].arrival : Infinity;
  const now = Math.min(arrival, ending.size > 0 ? ending.top.end : Infinity);
  while (ending.size > 0 && ending.top.end === now) {
    const team = teamOf(ending.pop());
    free += 1;
    team.running -= 1;
    if (team.running === limit - 1 && team.waiting.size > 0) ready.push(team.waiting.top);
  }
  for (; at < n && coming[at].arrival === now; at++) {
    const team = teamOf(coming[at]);
    team.waiting.push(coming[at]);
    if (team.waiting.top === coming[at] && team.running < limit) ready.push(coming[at]);
  }
  while (free > 0 && ready.size > 0) {
    const job = ready.pop();
    const team = teamOf(job);
    if (team.running === limit || team.waiting.top !== job) continue;
    team.waiting.pop();
    job.start = now;
    job.end = now + job.duration;
    free -= 1;
    team.running += 1;
    ending.push(job);
    if (team.waiting.size > 0 && team.running < limit) ready.push(team.waiting.top);
  }
}
console.log(jobs.map((job) => job.start).join("\n"));
