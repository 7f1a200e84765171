import { readFileSync } from "node:fs";

const words = readFileSync(0, "utf8").split(/\s+/);
let at = 0;
const next = () => words[at++];
const n = Number(next());
const b = Number(next());
const values: number[] = [];
for (let i = 0; i < n; i++) values.push(Number(next()));
// Your solution goes here.
console.log("none");
