const numbers = require("fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
const [n, s, r, q] = numbers;
const target = new Map();
const allowed = new Map(); // state and action -> the smallest role
let at = 4;
for (let i = 0; i < r; i++, at += 4) {
  const [role, state, action, to] = numbers.slice(at, at + 4);
  const key = 1000 * state + action;
  target.set(1e6 * role + key, to);
  allowed.set(key, Math.min(role, allowed.get(key) ?? role));
}
const states = new Array(n + 1).fill(1);
const out = [];
for (let i = 0; i < q; i++, at += 3) {
  const [item, role, action] = numbers.slice(at, at + 3);
  if (item > n) {
    out.push("404");
    continue;
  }
  const key = 1000 * states[item] + action;
  const to = target.get(1e6 * role + key);
  if (to !== undefined) {
    states[item] = to;
    out.push(`200 ${to}`);
  } else if (allowed.has(key)) {
    out.push(`403 ${allowed.get(key)}`);
  } else {
    out.push(`409 ${states[item]}`);
  }
}
const count = new Array(s + 1).fill(0);
for (const state of states.slice(1)) count[state]++;
out.push(count.slice(1).join(" "));
console.log(out.join("\n"));
