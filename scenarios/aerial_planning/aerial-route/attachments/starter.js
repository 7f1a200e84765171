function solveMap(lines) {
  // Task 1 goes here.
  return "ok 0 0 0";
}

// A later task adds a function, and its word here.
const tasks = { map: solveMap };

const lines = require("fs").readFileSync(0, "utf8").split("\n");
if (lines[lines.length - 1] === "") lines.pop();
console.log(tasks[lines[0]](lines.slice(1)));
