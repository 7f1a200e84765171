const lines = require("fs").readFileSync(0, "utf8").split("\n");
const n = Number(lines[0]);
const answers = [];
for (const line of lines.slice(1, n + 1)) {
  const [order, number, kind, cents] = line.split(" ");

  // Your solution goes here.
  answers.push("wait");
}
console.log(answers.join("\n"));
