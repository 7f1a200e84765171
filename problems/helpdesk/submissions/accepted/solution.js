
// A heap: the smallest key is in front, and among equal ones the smallest number.
class Heap {
  entries = [];

  isBefore(a, b) {
    return a.key < b.key || (a.key === b.key && a.number < b.number);
  }

  push(entry) {
    const all = this.entries;
    let at = all.push(entry) - 1;
    for (let up = (at - 1) >> 1; at > 0 && this.isBefore(entry, all[up]); up = (at - 1) >> 1) {
      all[at] = all[up];
      at = up;
    }
    all[at] = entry;
  }

  pop() {
    const all = this.entries;
    const last = all.pop();
    if (all.length === 0) return;
    let at = 0;
    for (let child = 1; child < all.length; child = 2 * at + 1) {
      if (child + 1 < all.length && this.isBefore(all[child + 1], all[child])) child += 1;
      if (!this.isBefore(all[child], last)) break;
      all[at] = all[child];
      at = child;
    }
    all[at] = last;
  }
}

const lines = require("fs").readFileSync(0, "utf8").trimEnd().split("\n");
const [m, , factor] = lines[0].split(" ").map(Number);
const skills = lines.slice(1, m + 1).map((line) => line.split(" ").map(Number));
const waiting = Array.from({ length: 51 }, () => new Heap());
const idle = Array.from({ length: 51 }, () => new Heap()); // keys are the lines of `ask`
const idleSince = new Map();
const tickets = [];
const output = [];

function heaviest(skill) {
  const { entries } = waiting[skill];
  while (entries.length > 0) {
    const { waits, key } = tickets[entries[0].number - 1];
    if (waits && key === entries[0].key) return entries[0];
    waiting[skill].pop();
  }
  return undefined;
}

function longestIdle(skill) {
  const { entries } = idle[skill];
  while (entries.length > 0 && idleSince.get(entries[0].number) !== entries[0].key) idle[skill].pop();
  return entries[0];
}

function put(ticket, priority) {
  ticket.key = ticket.came - priority * factor;
  ticket.waits = true;
  waiting[ticket.skill].push({ key: ticket.key, number: ticket.number });
}

function ask(time, agent, line) {
  if (idleSince.has(agent)) return;
  let best;
  for (const skill of skills[agent - 1]) {
    const entry = heaviest(skill);
    if (entry && (!best || waiting[0].isBefore(entry, best))) best = entry;
  }
  if (best) {
    tickets[best.number - 1].waits = false;
    output.push(`${time} ${best.number} ${agent}`);
    return;
  }
  idleSince.set(agent, line);
  for (const skill of skills[agent - 1]) idle[skill].push({ key: line, number: agent });
}

lines.slice(m + 1).forEach((line, number) => {
  const [time, kind, ...rest] = line.split(" ");
  const [first, second] = rest.map(Number);
  if (kind === "ask") {
    ask(time, first, number);
  } else if (kind === "new") {
    const ticket = { number: tickets.length + 1, skill: first, came: Number(time), key: 0, waits: false };
    tickets.push(ticket);
    const agent = longestIdle(first)?.number;
    if (agent === undefined) {
      put(ticket, second);
    } else {
      idleSince.delete(agent);
      output.push(`${time} ${ticket.number} ${agent}`);
    }
  } else if (tickets[first - 1].waits) {
    if (kind === "set") put(tickets[first - 1], second);
    else tickets[first - 1].waits = false;
  }
});
const open = tickets.filter(({ waits }) => waits).length;
output.push(`waiting ${open} idle ${idleSince.size}`);
console.log(output.join("\n"));
