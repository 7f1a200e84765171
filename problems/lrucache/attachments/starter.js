const lines = require("fs").readFileSync(0, "utf8").split("\n");
const [n, capacity] = lines[0].split(" ").map(Number);
for (let i = 1; i <= n; i++) {
  const [event, key, sizeText] = lines[i].split(" ");
  const size = event === "p" ? Number(sizeText) : 0;
  // Your solution goes here.
}

console.log("0 0 0");
console.log("0");
