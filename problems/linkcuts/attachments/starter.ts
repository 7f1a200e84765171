import { readFileSync } from "node:fs";

const words = readFileSync(0, "utf8").split(/\s+/);
let at = 0;
const next = () => words[at++];
const n = Number(next());
const m = Number(next());
const c = Number(next());
for (let i = 0; i < m; i++) {
  const a = Number(next());
  const b = Number(next());
}
for (let i = 0; i < c; i++) {
  const cable = Number(next());
}
// Your solution goes here.
console.log("1 1");
