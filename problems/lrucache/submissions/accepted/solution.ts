import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8").split("\n");
const [n, capacity] = lines[0].split(" ").map(Number);

// A doubly linked list around `end`: end.next is the least recent item.
class Item {
  next: Item = this;
  previous: Item = this;
  constructor(
    readonly key: string,
    readonly size: number,
  ) {}
}
const end = new Item("", 0);
const items = new Map<string, Item>();
let used = 0;

function unlink(item: Item): void {
  item.previous.next = item.next;
  item.next.previous = item.previous;
}

function append(item: Item): void {
  item.previous = end.previous;
  item.next = end;
  end.previous.next = item;
  end.previous = item;
}

function remove(item: Item): void {
  unlink(item);
  items.delete(item.key);
  used -= item.size;
}

let hits = 0;
let misses = 0;
let evictions = 0;
for (let i = 1; i <= n; i++) {
  const [event, key, size] = lines[i].split(" ");
  const item = items.get(key);
  if (event === "g") {
    if (item) {
      hits += 1;
      unlink(item);
      append(item);
    } else {
      misses += 1;
    }
    continue;
  }
  if (item) remove(item);
  if (event === "p" && Number(size) <= capacity) {
    const fresh = new Item(key, Number(size));
    append(fresh);
    items.set(key, fresh);
    used += fresh.size;
    while (used > capacity) {
      remove(end.next);
      evictions += 1;
    }
  }
}

const keys: string[] = [];
for (let item = end.previous; item !== end; item = item.previous) keys.push(item.key);
console.log(`${hits} ${misses} ${evictions}`);
console.log([keys.length, ...keys].join(" "));
