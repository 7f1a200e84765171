// The given program. It has four faults.
// Accepts so many requests of a client in each window, and no more.
class Limiter {
  clients = new Map(); // when its window began, and the requests accepted in it

  constructor(most, seconds) {
    this.most = most;
    this.seconds = seconds;
  }

  accepts(now, client) {
    const known = this.clients.get(client) ?? { began: now, count: 0 };
    if (now - known.began >= this.seconds) known.count = 0;
    const accepted = known.count < this.most;
    this.clients.set(client, { began: now, count: known.count + Number(accepted) });
    return accepted;
  }
}

// Entries in the order in which they make room for others.
class Cache {
  entries = new Map(); // the value of a key, and the time of the entry

  constructor(most, seconds) {
    this.most = most;
    this.seconds = seconds;
  }

  remove(key) {
    this.entries.delete(key);
  }

  add(now, key, value) {
    this.entries.set(key, { value, since: now });
    if (this.entries.size > this.most) this.remove(this.entries.keys().next().value);
  }

  // The value of a key, or undefined if there is no entry or it is too old.
  get(now, key) {
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

const lines = require("fs").readFileSync(0, "utf8").trimEnd().split("\n");
const [, mostEntries, seconds, mostRequests, window] = lines[0].split(" ").map(Number);
const store = new Map();
const cache = new Cache(mostEntries, seconds);
const limiter = new Limiter(mostRequests, window);
let accepted = 0;
let hits = 0;
let refused = 0;

function get(now, key) {
  const value = cache.get(now, key);
  if (value !== undefined) {
    hits += 1;
    return `200 ${value} hit`;
  }
  if (!store.has(key)) return "404";
  cache.add(now, key, store.get(key));
  return `200 ${store.get(key)} miss`;
}

function put(key, value) {
  const isNew = !store.has(key);
  store.set(key, value);
  return isNew ? "201" : "200";
}

function answer(line) {
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
