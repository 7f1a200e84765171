const words = require("fs").readFileSync(0, "utf8").split(/\s+/);
let at = 0;
const next = () => words[at++];
const n = Number(next());
for (let i = 0; i < n; i++) {
  const kind = next();
  const t = Number(next());
  const x = Number(next());
}
// Your solution goes here.
console.log("races 0 variables 0");
