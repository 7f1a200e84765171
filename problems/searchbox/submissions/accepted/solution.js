const lines = require("fs").readFileSync(0, "utf8").trimEnd().split("\n");
const count = Number(lines[0].split(" ")[0]);
const words = new Map(); // numbers of words and entries
const having = []; // by these numbers, the tickets

function numberOf(word) {
  const number = words.get(word) ?? words.size;
  if (number === words.size) {
    words.set(word, number);
    having.push([]);
  }
  return number;
}

lines.slice(1, count + 1).forEach((line, ticket) => {
  const all = line.split(" ").flatMap((entry) => [entry, ...entry.split(":").slice(1)]);
  for (const word of new Set(all)) having[numberOf(word)].push(ticket);
});

// The marks of the tickets for which the query holds; `at` moves to the part that closes it.
let parts = [];
let at = 0;
function query() {
  const found = new Uint8Array(count);
  let series = new Uint8Array(count).fill(1);
  for (; at < parts.length && parts[at] !== ")"; at++) {
    if (parts[at] === "or") {
      for (let ticket = 0; ticket < count; ticket++) found[ticket] |= series[ticket];
      series = new Uint8Array(count).fill(1);
      continue;
    }
    const turned = parts[at].startsWith("-");
    const part = turned ? parts[at].slice(1) : parts[at];
    let marks = new Uint8Array(count);
    if (part === "(") {
      at += 1;
      marks = query();
    } else {
      for (const ticket of having[words.get(part) ?? -1] ?? []) marks[ticket] = 1;
    }
    const off = turned ? 1 : 0;
    for (let ticket = 0; ticket < count; ticket++) {
      if (marks[ticket] === off) series[ticket] = 0;
    }
  }
  for (let ticket = 0; ticket < count; ticket++) found[ticket] |= series[ticket];
  return found;
}

const output = lines.slice(count + 1).map((line) => {
  parts = line.split(" ");
  at = 0;
  const found = query();
  let size = 0;
  for (let ticket = 0; ticket < count; ticket++) size += found[ticket];
  return size > 0 ? `${size} ${found.indexOf(1) + 1}` : "0";
});
console.log(output.join("\n"));
