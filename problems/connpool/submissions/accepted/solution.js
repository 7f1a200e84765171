const numbers = require("fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
const [n, k, w] = numbers;
const free = new Array(k).fill(0); // when each connection is free, as a heap
let served = 0;
let waited = 0;
const out = [];

function replaceFirst(time) {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child + 1 < k && free[child + 1] < free[child]) child++;
    if (child >= k || free[child] >= time) break;
    free[at] = free[child];
    at = child;
  }
  free[at] = time;
}

for (let i = 0; i < n; i++) {
  const t = numbers[3 + 2 * i];
  const start = Math.max(t, free[0]);
  if (start - t > w) {
    out.push("timeout");
    continue;
  }
  replaceFirst(start + numbers[4 + 2 * i]);
  served++;
  waited += start - t;
  out.push(String(start));
}
out.push(`served ${served} waited ${waited}`);
console.log(out.join("\n"));
