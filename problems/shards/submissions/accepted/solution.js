const [n, k, ...sizes] = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

// The numbers of logs and the loads, when each server takes at most this.
function split(most) {
  const servers = [];
  let last = { logs: 0, load: Infinity };
  for (const size of sizes) {
    if (last.load + size > most) {
      last = { logs: 0, load: 0 };
      servers.push(last);
    }
    last.logs++;
    last.load += size;
  }
  return servers;
}

let low = Math.max(...sizes);
let high = sizes.reduce((sum, size) => sum + size, 0);
while (low < high) {
  const middle = Math.floor((low + high) / 2);
  if (split(middle).length <= k) high = middle;
  else low = middle + 1;
}
const servers = split(low);
const out = [String(low), ...servers.map(({ logs, load }) => `${logs} ${load}`)];
out.push(`empty ${k - servers.length}`);
console.log(out.join("\n"));
