const lines = require("fs").readFileSync(0, "utf8").split("\n");
let at = 0;
const [n, u, e, q] = lines[at++].split(" ").map(Number);
const take = (count) => Array.from({ length: count }, () => lines[at++].split(" "));
const folders = take(n); // where it lies, open or closed
const users = take(u); // user, groups
const entries = take(e); // folder, who, level
const answers = [];
for (const [user, folder] of take(q)) {
  // Your solution goes here.
  answers.push("nothing");
}
console.log(answers.join("\n"));
