const lines = require("fs").readFileSync(0, "utf8").split("\n");
const n = Number(lines[0]);
const out = [];
for (let i = 1; i <= n; i++) {
  const [kind, count, price] = lines[i]
    .split(" ")
    .map((part, at) => (at === 0 ? part : Number(part)));
  // Your solution goes here.
  if (kind === "stock") out.push("stock 0 0");
}
console.log(out.join("\n"));
