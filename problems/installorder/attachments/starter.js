const lines = require("fs").readFileSync(0, "utf8").split("\n");
const n = Number(lines[0]);
const needs = new Map(); // package -> names it depends on
for (const line of lines.slice(1, n + 1)) {
  const [name, ...others] = line.split(" ");
  needs.set(name, others);
}

const installed = [];
const cycle = [];
const blocked = [];
// Your solution goes here.

function show(word, names) {
  console.log([word, ...(names.length > 0 ? names : ["-"])].join(" "));
}
show("install", installed);
show("cycle", cycle);
show("blocked", blocked);
