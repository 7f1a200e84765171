import { readFileSync } from "node:fs";

const words = readFileSync(0, "utf8").split(/\s+/);
let at = 0;
const next = () => words[at++];
const n = Number(next());
const k = Number(next());
const w = Number(next());
for (let i = 0; i < n; i++) {
  const t = Number(next());
  const d = Number(next());
}
// Your solution goes here.
console.log("served 0 waited 0");
