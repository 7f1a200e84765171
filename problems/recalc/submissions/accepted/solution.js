const lines = require("fs").readFileSync(0, "utf8").split("\n");
const n = Number(lines[0]);

const cells = new Map();
function named(name) {
  let cell = cells.get(name);
  if (cell === undefined) {
    cell = { kind: "num", used: [], number: 0, users: new Set(), value: 0, open: 0 };
    cells.set(name, cell);
  }
  return cell;
}

function evaluate({ kind, used, number }) {
  if (kind === "num") return number;
  if (kind === "plus") return used[0].value + number;
  const values = used.map((other) => other.value);
  return kind === "max" ? Math.max(...values) : Math.min(...values);
}

function edit(cell, kind, used, number) {
  // All that depend on the cell, and how many cells among them each of them uses.
  const found = new Set([cell]);
  for (const at of found) {
    for (const user of at.users) {
      user.open = found.has(user) ? user.open + 1 : 1;
      found.add(user);
    }
  }
  if (used.some((other) => found.has(other))) return "cycle";
  for (const other of cell.used) other.users.delete(cell);
  for (const other of used) other.users.add(cell);
  Object.assign(cell, { kind, used, number });

  const touched = new Set([cell]);
  const ready = [cell];
  let changed = 0;
  for (const at of ready) {
    const value = touched.has(at) ? evaluate(at) : at.value;
    if (value !== at.value) {
      at.value = value;
      changed += 1;
      for (const user of at.users) touched.add(user);
    }
    for (const user of at.users) {
      user.open -= 1;
      if (user.open === 0) ready.push(user);
    }
  }
  return `${touched.size} ${changed}`;
}

const answers = [];
for (const line of lines.slice(1, n + 1)) {
  const [request, name, kind, ...rest] = line.split(" ");
  const cell = named(name);
  if (request === "get") {
    answers.push(String(cell.value));
    continue;
  }
  const number = kind === "num" || kind === "plus" ? Number(rest.pop()) : 0;
  answers.push(edit(cell, kind, rest.map(named), number));
}
console.log(answers.join("\n"));
