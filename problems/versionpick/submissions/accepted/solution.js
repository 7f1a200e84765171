const lines = require("fs").readFileSync(0, "utf8").trimEnd().split("\n");
const n = Number(lines[0].split(" ")[0]);
const versions = lines.slice(1, n + 1);
const all = new Set(versions);

function parts(version) {
  return version.split(".").map(Number);
}

function compare(x, y) {
  const a = parts(x);
  const b = parts(y);
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

const releases = versions.filter((version) => !version.includes("-")).sort(compare);
// The newest release of each `A`, and of each `A.B`.
const newest = new Map();
for (const release of releases) {
  const [a, b] = parts(release);
  newest.set(`${a}`, release);
  newest.set(`${a}.${b}`, release);
  newest.set("", release);
}

function pick(request) {
  const least = request.replace(/^(>=|~|\^)/, "");
  if (least === request) return all.has(request) ? request : "none";
  const [a, b] = parts(least);
  const near = request[0] === "~" || a === 0;
  const found = newest.get(request[0] === ">" ? "" : near ? `${a}.${b}` : `${a}`);
  return found !== undefined && compare(found, least) >= 0 ? found : "none";
}

console.log(lines.slice(n + 1).map(pick).join("\n"));
