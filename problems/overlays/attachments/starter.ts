import { readFileSync } from "node:fs";

const words = readFileSync(0, "utf8").split(/\s+/);
let at = 0;
const next = () => words[at++];
const n = Number(next());
for (let i = 0; i < n; i++) {
  const first = Number(next());
  const last = Number(next());
  const level = Number(next());
  const cents = Number(next());
}
// Your solution goes here.
console.log("none");
