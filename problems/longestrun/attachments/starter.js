const words = require("fs").readFileSync(0, "utf8").split(/\s+/);
let at = 0;
const next = () => words[at++];
const n = Number(next());
const b = Number(next());
const values = [];
for (let i = 0; i < n; i++) values.push(Number(next()));
// Your solution goes here.
console.log("none");
