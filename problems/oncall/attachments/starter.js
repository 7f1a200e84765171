const lines = require("fs").readFileSync(0, "utf8").split("\n");
const [n, begin, end] = lines[0].split(" ").map(Number);
const shifts = lines.slice(1, n + 1).map((line) => line.split(" ").map(Number)); // [begin, end]

// Your solution goes here.
console.log("uncovered 0 0");
console.log("longest none");
console.log(`peak ${shifts.length} ${begin}`);
