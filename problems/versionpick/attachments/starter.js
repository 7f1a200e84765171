const words = require("fs").readFileSync(0, "utf8").split(/\s+/);
let at = 0;
const next = () => words[at++];
const n = Number(next());
const q = Number(next());
for (let i = 0; i < n; i++) {
  const version = next();
}
for (let i = 0; i < q; i++) {
  const request = next();
}
// Your solution goes here.
console.log("none");
