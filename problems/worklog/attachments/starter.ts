import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8").split("\n");
const [n] = lines[0].split(" ").map(Number);
for (const line of lines.slice(1, n + 1)) {
  const [client, ...rest] = line.split(" ");

  // Your solution goes here.
}
console.log("refused 0");
