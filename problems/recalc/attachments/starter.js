const lines = require("fs").readFileSync(0, "utf8").split("\n");
const n = Number(lines[0]);
const answers = [];
for (const line of lines.slice(1, n + 1)) {
  const [request, cell, kind, ...rest] = line.split(" ");

  // Your solution goes here.
  answers.push(request === "get" ? "0" : "1 0");
}
console.log(answers.join("\n"));
