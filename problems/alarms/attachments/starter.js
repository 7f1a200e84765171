// The given program. It has three faults.
const numbers = require("fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
const [n, k, high, low] = numbers;
const readings = numbers.slice(4);
const out = [];
let total = 0;
let start = 0;
let peak = 0;
for (let i = 0; i < n; i++) {
  total += readings[i];
  if (i >= k) total -= readings[i - k];

  if (start === 0 && Math.floor(total / k) > high) {
    start = i + 1;

  } else if (start > 0 && total < low * k) {
    out.push(`${start} ${i + 1} ${peak}`);
    start = 0;
  }
  if (start > 0 && readings[i] > peak) peak = readings[i];
}
if (start > 0) out.push(`${start} open ${peak}`);
console.log(out.length > 0 ? out.join("\n") : "quiet");
