const lines = require("fs").readFileSync(0, "utf8").split("\n");
const [n, m, d] = lines[0].split(" ").map(Number);

function entries(from, count) {
  return lines.slice(from, from + count).map((line, index) => {
    const [day, amount, reference] = line.split(" ");
    return { day: Number(day), amount: Number(amount), reference, number: index + 1, free: true };
  });
}

/** Entries by a key, each list in the order of the input. */
function grouped(all, key) {
  const groups = new Map();
  for (const entry of all) {
    const group = groups.get(key(entry));
    if (group === undefined) groups.set(key(entry), [entry]);
    else group.push(entry);
  }
  return groups;
}

const ledger = entries(1, n);
const statement = entries(1 + n, m);
const answers = new Array(m).fill("none");

const byReference = (entry) => `${entry.reference} ${entry.amount}`;
const payments = grouped(statement, byReference);
for (const [key, group] of grouped(ledger, byReference)) {
  if (key.startsWith("- ")) continue;
  (payments.get(key) ?? []).slice(0, group.length).forEach((payment, index) => {
    group[index].free = false;
    answers[payment.number - 1] = `ref ${group[index].number}`;
  });
}

// In order of day and number; `next` leads to free entries of the list, `previous` back to them.
const left = grouped(
  ledger.filter(({ free }) => free),
  ({ amount }) => String(amount),
);
const places = new Map();
for (const [amount, list] of left) {
  list.sort((a, b) => a.day - b.day || a.number - b.number);
  const next = Array.from({ length: list.length + 1 }, (_, index) => index);
  places.set(amount, { list, next, previous: [...next] });
}

/** Follows the links from `at` to their end and makes them shorter. */
function follow(links, at) {
  while (links[at] !== at) {
    links[at] = links[links[at]];
    at = links[at];
  }
  return at;
}

/** The first place of a day that is not before this one. */
function find(list, day) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle].day < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

for (const { day, amount, number } of statement) {
  const same = places.get(String(amount));
  if (same === undefined || answers[number - 1] !== "none") continue;
  const { list, next, previous } = same;
  const from = find(list, day);
  let best = follow(next, from);
  // Place 0 of `previous` stands for nothing; place k is entry k - 1 of the list.
  const before = follow(previous, from) - 1;
  const distance = best < list.length ? list[best].day - day : d + 1;
  if (before >= 0 && day - list[before].day <= distance) {
    best = follow(next, find(list, list[before].day));
  }
  if (best === list.length || Math.abs(list[best].day - day) > d) continue;
  list[best].free = false;
  next[best] = best + 1;
  previous[best + 1] = best;
  answers[number - 1] = `day ${list[best].number}`;
}

const open = ledger.filter(({ free }) => free);
const sum = open.reduce((total, { amount }) => total + amount, 0);
console.log(`${answers.join("\n")}\nopen ${open.length} ${sum}`);
