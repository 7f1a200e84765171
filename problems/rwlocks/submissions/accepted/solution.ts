import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8").split("\n");
const n = Number(lines[0]);

type Request = {
  thread: string;
  asked: number;
  writes: boolean;
  state: "waits" | "holds" | "gone";
};
type Lock = { waits: Request[][]; holds: Request[][]; holding: number; waiting: number };

const current = new Map<string, Request>();
const locks = new Map<string, Lock>();
const heads = new Map<Request[], number>();
const answers: string[] = [];

// Queues keep requests that are over until they come to the front.
function first(queue: Request[], state: Request["state"]): Request | undefined {
  let head = heads.get(queue) ?? 0;
  while (head < queue.length && queue[head].state !== state) head++;
  heads.set(queue, head);
  return queue[head];
}

function add(queues: Request[][], request: Request): void {
  queues[0].push(request);
  if (request.writes) queues[1].push(request);
}

for (let number = 1; number <= n; number++) {
  const [kind, thread, name, mode] = lines[number].split(" ");
  let lock = locks.get(name);
  if (lock === undefined) {
    lock = { waits: [[], []], holds: [[], []], holding: 0, waiting: 0 };
    locks.set(name, lock);
  }
  const key = `${thread} ${name}`;
  const request = current.get(key);
  if (kind === "ask") {
    const asking: Request = { thread, asked: number, writes: mode === "write", state: "waits" };
    current.set(key, asking);
    add(lock.waits, asking);
    lock.waiting++;
  } else if (request === undefined) {
    throw new Error(`line ${number} is about nobody`);
  } else if (kind === "get") {
    const which = request.writes ? 0 : 1;
    const holder = first(lock.holds[which], "holds");
    const waiter = first(lock.waits[which], "waits");
    if (holder !== undefined) answers.push(`${number} conflict ${holder.thread}`);
    else if (waiter !== undefined && waiter.asked < request.asked) {
      answers.push(`${number} unfair ${waiter.thread}`);
    }
    request.state = "holds";
    add(lock.holds, request);
    lock.waiting--;
    lock.holding++;
  } else {
    request.state = "gone";
    if (kind === "quit") lock.waiting--;
    else lock.holding--;
  }
}
const all = [...locks.values()];
const held = all.filter((lock) => lock.holding > 0).length;
const idle = all.filter((lock) => lock.holding === 0 && lock.waiting > 0).length;
const waiting = all.reduce((sum, lock) => sum + lock.waiting, 0);
answers.push(`held ${held} waiting ${waiting} idle ${idle}`);
console.log(answers.join("\n"));
