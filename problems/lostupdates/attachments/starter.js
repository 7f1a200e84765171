const lines = require("fs").readFileSync(0, "utf8").split("\n");
const n = Number(lines[0]);
const answers = [];
for (const line of lines.slice(1, n + 1)) {
  const [kind, transaction, key] = line.split(" ");

  // Your solution goes here.
}
answers.push("lost 0 made 0");
console.log(answers.join("\n"));
