const lines = require("fs").readFileSync(0, "utf8").split("\n");
const n = Number(lines[0]);

const newest = new Map(); // key -> its newest version
const kept = new Map(); // key -> versions that are not lost, the newest one last
const open = new Map(); // transaction -> what it has seen and the keys that it wrote
const answers = [];
let made = 0;
for (let i = 1; i <= n; i++) {
  const [kind, who, key] = lines[i].split(" ");
  if (kind === "begin") open.set(who, { seen: new Map(), written: new Set() });
  const { seen, written } = open.get(who);
  if (kind === "read" && !written.has(key)) seen.set(key, newest.get(key) ?? 0);
  if (kind === "write") written.add(key);
  if (kind !== "commit") continue;
  for (const name of [...written].sort()) {
    if (!kept.has(name)) kept.set(name, []);
    const versions = kept.get(name);
    let from = versions.length;
    if (seen.has(name)) {
      while (from > 0 && versions[from - 1].version > seen.get(name)) from--;
    }
    for (const { maker } of versions.splice(from)) answers.push(`${name} ${maker} ${who}`);
    const version = (newest.get(name) ?? 0) + 1;
    newest.set(name, version);
    versions.push({ version, maker: who });
    made++;
  }
}
answers.push(`lost ${answers.length} made ${made}`);
console.log(answers.join("\n"));
