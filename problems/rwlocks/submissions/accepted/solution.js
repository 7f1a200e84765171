const lines = require("fs").readFileSync(0, "utf8").split("\n");
const n = Number(lines[0]);

// Requests in the order of time; `first` drops those at the front that are over.
class Queue {
  constructor(state) {
    this.state = state;
    this.requests = [];
    this.from = 0;
  }

  add(request) {
    this.requests.push(request);
  }

  first() {
    while (this.from < this.requests.length && this.requests[this.from].state !== this.state) {
      this.from++;
    }
    return this.requests[this.from];
  }
}

const current = new Map();
const locks = new Map();
const answers = [];
let waiting = 0;
for (let number = 1; number <= n; number++) {
  const [kind, thread, name, mode] = lines[number].split(" ");
  const key = `${thread} ${name}`;
  if (!locks.has(name)) {
    const queues = ["waits", "waits", "holds", "holds"].map((state) => new Queue(state));
    locks.set(name, queues);
  }
  const [waiters, writersWaiting, holders, writersHolding] = locks.get(name);
  if (kind === "ask") {
    const request = { thread, number, writes: mode === "write", state: "waits" };
    current.set(key, request);
    waiters.add(request);
    if (request.writes) writersWaiting.add(request);
    waiting++;
    continue;
  }
  const request = current.get(key);
  if (request.state === "waits") waiting--;
  if (kind !== "get") {
    request.state = "gone";
    continue;
  }
  const holder = (request.writes ? holders : writersHolding).first();
  const waiter = (request.writes ? waiters : writersWaiting).first();
  if (holder !== undefined) answers.push(`${number} conflict ${holder.thread}`);
  else if (waiter !== undefined && waiter.number < request.number) {
    answers.push(`${number} unfair ${waiter.thread}`);
  }
  request.state = "holds";
  holders.add(request);
  if (request.writes) writersHolding.add(request);
}
let held = 0;
let idle = 0;
for (const [waiters, , holders] of locks.values()) {
  if (holders.first() !== undefined) held++;
  else if (waiters.first() !== undefined) idle++;
}
answers.push(`held ${held} waiting ${waiting} idle ${idle}`);
console.log(answers.join("\n"));
