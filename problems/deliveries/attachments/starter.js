const lines = require("fs").readFileSync(0, "utf8").split("\n");

/** Minutes since midnight of a time hh:mm. */
function minutes(text) {
  return 60 * Number(text.slice(0, 2)) + Number(text.slice(3, 5));
}

const head = lines[0].split(" ");
const [n, m, q] = head.slice(0, 3).map(Number);
const ready = minutes(head[3]);
const roads = lines.slice(1, m + 1).map((line) => {
  const [a, b, length, gate] = line.split(" ");
  const hours = gate === undefined ? null : gate.split("-").map(minutes); // [open, close]
  return { a: Number(a), b: Number(b), length: Number(length), hours };
});
const customers = lines.slice(m + 1, m + 1 + q).map(Number);

// Your solution goes here.
console.log(customers.map(() => "never").join("\n"));
