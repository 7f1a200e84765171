import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8").split("\n");
const n = Number(lines[0]);

type Version = { number: number; maker: string };
// `kept` are the versions that are not lost, the newest one last.
type Key = { name: string; newest: number; kept: Version[] };

const keys = new Map<string, Key>();
const open = new Map<string, { seen: Map<Key, number>; written: Set<Key> }>();
const answers: string[] = [];
let made = 0;

function keyOf(name: string): Key {
  let key = keys.get(name);
  if (key === undefined) {
    key = { name, newest: 0, kept: [] };
    keys.set(name, key);
  }
  return key;
}

function commit(key: Key, seen: number, who: string): void {
  const from = key.kept.findLastIndex((version) => version.number <= seen) + 1;
  for (const { maker } of key.kept.splice(from)) answers.push(`${key.name} ${maker} ${who}`);
  key.newest++;
  key.kept.push({ number: key.newest, maker: who });
  made++;
}

for (let i = 1; i <= n; i++) {
  const [kind, who, name] = lines[i].split(" ");
  if (kind === "begin") open.set(who, { seen: new Map(), written: new Set() });
  const transaction = open.get(who);
  if (transaction === undefined) throw new Error(`${who} has not begun`);
  const { seen, written } = transaction;
  if (kind === "read" && !written.has(keyOf(name))) seen.set(keyOf(name), keyOf(name).newest);
  if (kind === "write") written.add(keyOf(name));
  if (kind === "commit") {
    const sorted = [...written].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const key of sorted) commit(key, seen.get(key) ?? key.newest, who);
  }
}
answers.push(`lost ${answers.length} made ${made}`);
console.log(answers.join("\n"));
