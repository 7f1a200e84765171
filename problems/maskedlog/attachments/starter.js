const lines = require("fs").readFileSync(0, "utf8").split("\n");
const [s, n] = lines[0].split(" ").map(Number);
const names = lines.slice(1, s + 1);
const output = [];
for (const line of lines.slice(s + 1, s + n + 1)) {
  const words = line.split(" ");

  // Your solution goes here.
  output.push(words.join(" "));
}
console.log(output.join("\n"));
console.log("masked 0");
