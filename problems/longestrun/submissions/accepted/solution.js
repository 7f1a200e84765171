const numbers = require("fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
const [n, budget] = numbers;
const costs = numbers.slice(2, 2 + n);
let best = { start: 0, hours: 0, price: 0 };
let start = 0;
let price = 0;
for (let i = 0; i < n; i++) {
  price += costs[i];
  while (price > budget) price -= costs[start++];
  const hours = i + 1 - start;
  if (hours > best.hours || (hours === best.hours && price < best.price)) best = { start, hours, price };
}
console.log(best.hours > 0 ? `${best.start + 1} ${best.hours} ${best.price}` : "none");
