const lines = require("fs").readFileSync(0, "utf8").split("\n");
const [n, m] = lines[0].split(" ").map(Number);
const output = [];
for (let number = 1; number <= n; number++) {
  const [when, name, ...addresses] = lines[number].split(" ");
  const time = Number(when);

  // Your solution goes here.
  output.push(`${number} 1 ${name} ${addresses.length}`);
}
console.log(output.join("\n"));
