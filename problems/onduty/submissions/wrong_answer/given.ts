// The given program. It has four faults.
import { readFileSync } from "node:fs";

type Entry = { value: string; since: number };

// Accepts so many requests of a client in each window, and no more.
class Limiter {
  most: number;
  seconds: number;
  // when its window began, and the requests accepted in it
  clients = new Map<string, { began: number; count: number }>();

  constructor(most: number, seconds: number) {
    this.most = most;
    this.seconds = seconds;
  }

  accepts(now: number, client: string): boolean {
    const known = this.clients.get(client) ?? { began: now, count: 0 };
    if (now - known.began >= this.seconds) known.count = 0;
    const accepted = known.count < this.most;
    this.clients.set(client, { began: now, count: known.count + Number(accepted) });
    return accepted;
  }
}

// Entries in the order in which they make room for others.
class Cache {
  most: number;
  seconds: number;
  entries = new Map<string, Entry>(); // the value of a key, and the time of the entry

  constructor(most: number, seconds: number) {
    this.most = most;
    this.seconds = seconds;
  }

  remove(key: string | undefined): void {
    if (key !== undefined) this.entries.delete(key);
  }

  add(now: number, key: string, value: string): void {
    this.entries.set(key, { value, since: now });
    if (this.entries.size > this.most) this.remove(this.entries.keys().next().value);
  }

  // The value of a key, or undefined if there is no entry or it is too old.
  get(now: number, key: string): string | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    if (now - entry.since >= this.seconds) {
      this.remove(key);
      return undefined;
    }
    this.entries.set(key, { value: entry.value, since: now });
    return entry.value;
  }
}

const lines = readFileSync(0, "utf8").trimEnd().split("\n");
const [, mostEntries, seconds, mostRequests, window] = lines[0].split(" ").map(Number);
const store = new Map<string, string>();
const cache = new Cache(mostEntries, seconds);
const limiter = new Limiter(mostRequests, window);
let accepted = 0;
let hits = 0;
let refused = 0;

function get(now: number, key: string): string {
  const value = cache.get(now, key);
  if (value !== undefined) {
    hits += 1;
    return `200 ${value} hit`;
  }
  const stored = store.get(key);
  if (stored === undefined) return "404";
  cache.add(now, key, stored);
  return `200 ${stored} miss`;
}

function put(key: string, value: string): string {
  const isNew = !store.has(key);
  store.set(key, value);
  return isNew ? "201" : "200";
}

function answer(line: string): string {
  const [time, kind, client, key, value] = line.split(" ");
  if (kind === "STATS") return `${accepted} ${hits} ${refused} ${cache.entries.size}`;
  if (!limiter.accepts(Number(time), client)) {
    refused += 1;
    return "429";
  }
  accepted += 1;
  return kind === "GET" ? get(Number(time), key) : put(key, value);
}

console.log(lines.slice(1).map(answer).join("\n"));
