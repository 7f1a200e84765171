import { readFileSync } from "node:fs";

const words = readFileSync(0, "utf8").split(/\s+/);
let at = 0;
const next = () => words[at++];
const n = Number(next());
const s = Number(next());
const r = Number(next());
const q = Number(next());
for (let i = 0; i < r; i++) {
  const role = Number(next());
  const state = Number(next());
  const action = Number(next());
  const target = Number(next());
}
for (let i = 0; i < q; i++) {
  const item = Number(next());
  const role = Number(next());
  const action = Number(next());
}
// Your solution goes here.
console.log("404");
