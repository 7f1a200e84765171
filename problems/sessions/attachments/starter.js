const lines = require("fs").readFileSync(0, "utf8").split("\n");
const [n, gap] = lines[0].split(" ").map(Number);
const views = lines.slice(1, n + 1).map((line) => {
  const [time, visitor] = line.split(" ");
  return { time: Number(time), visitor };
});

// Your solution goes here.
console.log(`sessions ${views.length}`);
