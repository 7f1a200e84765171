const lines = require("fs").readFileSync(0, "utf8").trimEnd().split("\n").slice(1);
const teams = new Map();

function up(number) {
  const path = [];
  for (let at = number; at !== 0; at = teams.get(at).above) path.push(at);
  return path;
}

function add(number, more) {
  for (const other of up(number)) teams.get(other).use += more;
}

function answer(kind, number, second, third) {
  const team = teams.get(number);
  if (kind === "team") {
    if (team) return "409";
    if (second !== 0 && !teams.has(second)) return "404";
    teams.set(number, { above: second, quota: third, own: 0, use: 0 });
    return "201";
  }
  if (!team) return "404";
  if (kind === "stop") {
    if (team.own < second) return "409";
    team.own -= second;
    add(number, -second);
    return `200 ${team.use}`;
  }
  const full = (more, from) =>
    up(from).find((other) => teams.get(other).use + more > teams.get(other).quota);
  if (kind === "run") {
    const first = full(second, number);
    if (first !== undefined) return `429 ${first}`;
    team.own += second;
    add(number, second);
    return `200 ${team.use}`;
  }
  if (second !== 0 && !teams.has(second)) return "404";
  if (up(second).includes(number)) return "409";
  // Without the team in its old place, the new one can be checked like any other use.
  add(team.above, -team.use);
  const first = full(team.use, second);
  if (first !== undefined) {
    add(team.above, team.use);
    return `429 ${first}`;
  }
  team.above = second;
  add(second, team.use);
  return "200";
}

const out = lines.map((line) => {
  const [kind, ...rest] = line.split(" ");
  const [first, second, third] = rest.map(Number);
  return answer(kind, first, second, third);
});
console.log(out.join("\n"));
