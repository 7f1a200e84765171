const lines = require("fs").readFileSync(0, "utf8").split("\n");
const [n, q] = lines[0].split(" ").map(Number);
const log = lines.slice(1, n + 1);
const answers = [];
for (const line of lines.slice(n + 1, n + 1 + q)) {
  const [first, last] = line.split(" ", 2);
  const condition = line.slice(first.length + last.length + 2);
  const a = Number(first);
  const b = Number(last);

  // Your solution goes here.
  answers.push(0);
}
console.log(answers.join("\n"));
