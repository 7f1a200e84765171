const numbers = require("fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
const [n, m, c] = numbers;
const failing = numbers.slice(3 + 2 * m, 3 + 2 * m + c).map((number) => number - 1);
const group = Array.from({ length: n + 1 }, (_, server) => server);
const members = group.map((server) => [server]);
const cut = new Array(n + 1).fill(0);
cut[1] = -1;
let largest = 1;

// Joins two groups; servers that reach server 1 by this are cut off at that moment.
function connect(cable, moment) {
  let small = group[numbers[3 + 2 * cable]];
  let large = group[numbers[4 + 2 * cable]];
  if (small === large) return;
  if (small === group[1]) for (const server of members[large]) cut[server] = moment;
  if (large === group[1]) for (const server of members[small]) cut[server] = moment;
  if (members[small].length > members[large].length) [small, large] = [large, small];
  for (const server of members[small]) {
    group[server] = large;
    members[large].push(server);
  }
  members[small] = [];
  largest = Math.max(largest, members[large].length);
}

// Backwards in time, cables come back instead of failing.
const fails = new Set(failing);
for (let cable = 0; cable < m; cable++) if (!fails.has(cable)) connect(cable, -1);
const out = [];
for (let moment = c; moment > 0; moment--) {
  out.push(`${members[group[1]].length} ${largest}`);
  connect(failing[moment - 1], moment);
}
out.reverse();
out.push(cut.slice(1).join(" "));
console.log(out.join("\n"));
