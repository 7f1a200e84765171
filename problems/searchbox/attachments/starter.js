const lines = require("fs").readFileSync(0, "utf8").split("\n");
const [t, q] = lines[0].split(" ").map(Number);
const tickets = lines.slice(1, t + 1).map((line) => line.split(" "));
const output = [];
for (const line of lines.slice(t + 1, t + q + 1)) {
  const parts = line.split(" ");

  // Your solution goes here.
  output.push("0");
}
console.log(output.join("\n"));
