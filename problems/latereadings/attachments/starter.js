const lines = require("fs").readFileSync(0, "utf8").split("\n");
const [n, w, delay] = lines[0].split(" ").map(Number);
for (const line of lines.slice(1, n + 1)) {
  const [id, sensor, at, amount] = line.split(" ");
  const time = Number(at);
  const value = Number(amount);

  // Your solution goes here.
}
console.log("late 0 repeated 0");
