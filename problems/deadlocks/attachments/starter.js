const lines = require("fs").readFileSync(0, "utf8").split("\n");
const n = Number(lines[0]);
for (let number = 1; number <= n; number++) {
  const [kind, thread, lock] = lines[number].split(" "); // kind is "want" or "free"
}

// Your solution goes here.
console.log("stuck 0 queued 0");
