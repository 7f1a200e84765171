const lines = require("fs").readFileSync(0, "utf8").split("\n");
let at = 0;
const [n, p] = lines[at++].split(" ").map(Number);
const file = lines.slice(at, at + n);
at += n;
const answers = [];
for (let patch = 1; patch <= p; patch++) {
  const h = Number(lines[at++].split(" ")[1]);
  for (let number = 1; number <= h; number++) {
    const [a, k] = lines[at++].split(" ").slice(1).map(Number);
    const hunk = lines.slice(at, at + k);
    at += k;
  }

  // Your solution goes here.
  answers.push("rejected 1");
}
console.log([...answers, file.length, ...file].join("\n"));
