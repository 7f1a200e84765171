const lines = require("fs").readFileSync(0, "utf8").split("\n");
let at = 0;
const [layerCount, queryCount] = lines[at++].split(" ").map(Number);
const layers = []; // { rank, lines }
for (let i = 0; i < layerCount; i++) {
  const [rank, count] = lines[at++].split(" ").map(Number);
  layers.push({ rank, lines: lines.slice(at, at + count) });
  at += count;
}
const queries = lines.slice(at, at + queryCount);

// Your solution goes here.
const out = queries.map(() => "<unset>");
out.push("0");
console.log(out.join("\n"));
