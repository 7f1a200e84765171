const lines = require("fs").readFileSync(0, "utf8").split("\n");
const [n, capacity] = lines[0].split(" ").map(Number);

// A doubly linked list around `end`: end.next is the least recent item.
const end = { key: "", size: 0, next: null, previous: null };
end.next = end.previous = end;
const items = new Map();
let used = 0;

function unlink(item) {
  item.previous.next = item.next;
  item.next.previous = item.previous;
}

function append(item) {
  item.previous = end.previous;
  item.next = end;
  end.previous.next = item;
  end.previous = item;
}

function remove(item) {
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
    const fresh = { key, size: Number(size), next: null, previous: null };
    append(fresh);
    items.set(key, fresh);
    used += fresh.size;
    while (used > capacity) {
      remove(end.next);
      evictions += 1;
    }
  }
}

const keys = [];
for (let item = end.previous; item !== end; item = item.previous) keys.push(item.key);
console.log(`${hits} ${misses} ${evictions}`);
console.log([keys.length, ...keys].join(" "));
