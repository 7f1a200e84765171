const lines = require("fs").readFileSync(0, "utf8").split("\n");
const [m, n, w] = lines[0].split(" ").map(Number);
const skills = lines.slice(1, m + 1).map((line) => line.split(" ").map(Number));
for (const line of lines.slice(m + 1, m + n + 1)) {
  const [time, kind, ...rest] = line.split(" ");
  const words = rest.map(Number);

  // Your solution goes here.
}
console.log("waiting 0 idle 0");
