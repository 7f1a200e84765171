const lines = require("fs").readFileSync(0, "utf8").split("\n");
const [n, w, c] = lines[0].split(" ").map(Number);
const answers = [];
for (const line of lines.slice(1, n + 1)) {
  const [when, key, account, cents] = line.split(" ");
  const time = Number(when);
  const amount = Number(cents);

  // Your solution goes here.
  answers.push("declined");
}
console.log(answers.join("\n"));
