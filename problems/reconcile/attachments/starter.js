const lines = require("fs").readFileSync(0, "utf8").split("\n");
const [n, m, d] = lines[0].split(" ").map(Number);
const entries = lines.slice(1, n + m + 1).map((line) => {
  const [day, amount, reference] = line.split(" ");
  return { day: Number(day), amount: Number(amount), reference };
});
const ledger = entries.slice(0, n);
const statement = entries.slice(n);

// Your solution goes here.
console.log(statement.map(() => "none").join("\n"));
console.log(`open ${n} ${ledger.reduce((sum, { amount }) => sum + amount, 0)}`);
