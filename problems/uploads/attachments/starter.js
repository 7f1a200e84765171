const lines = require("fs").readFileSync(0, "utf8").split("\n");
const [r, q] = lines[0].split(" ").map(Number);
const answers = [];
for (const line of lines.slice(1, r + 1)) {
  const [kind, ...words] = line.split(" ");

  // Your solution goes here.
  answers.push("404");
}
console.log(answers.join("\n"));
