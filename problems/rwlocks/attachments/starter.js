const lines = require("fs").readFileSync(0, "utf8").split("\n");
const n = Number(lines[0]);
const answers = [];
for (let number = 1; number <= n; number++) {
  const [kind, thread, lock, mode] = lines[number].split(" ");

  // Your solution goes here.
}
answers.push("held 0 waiting 0 idle 0");
console.log(answers.join("\n"));
