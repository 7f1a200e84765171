import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8").split("\n");
const LEVELS = ["read", "write", "own", "deny"];

type Entry = { who: string; height: number; folder: number; depth: number };
type Step = { folder: number; depth: number; end: number; back: boolean };

let at = 0;
const [n, u, e, q] = lines[at++].split(" ").map(Number);
const inside: number[][] = [];
const entries: Entry[][] = [];
const questions: { number: number; user: string }[][] = [];
const closed: boolean[] = [];
for (let folder = 0; folder <= n; folder++) {
  inside.push([]);
  entries.push([]);
  questions.push([]);
}
for (let folder = 1; folder <= n; folder++) {
  const [parent, state] = lines[at++].split(" ");
  inside[Number(parent)].push(folder);
  closed[folder] = state === "closed";
}
const groups = new Map<string, string[]>();
for (let i = 0; i < u; i++) {
  const [user, ...names] = lines[at++].split(" ");
  groups.set(user, names);
}
for (let i = 0; i < e; i++) {
  const [word, who, level] = lines[at++].split(" ");
  const folder = Number(word);
  entries[folder].push({ who, height: LEVELS.indexOf(level), folder, depth: 0 });
}
for (let number = 0; number < q; number++) {
  const [user, folder] = lines[at++].split(" ");
  questions[Number(folder)].push({ number, user });
}

const have = new Map<string, Entry[]>();

function best(names: string[], end: number): Entry | undefined {
  let found: Entry | undefined;
  for (const name of names) {
    const entry = have.get(name)?.at(-1);
    if (entry === undefined || entry.depth < end) continue;
    if (
      found === undefined ||
      entry.height > found.height ||
      (entry.height === found.height && entry.depth > found.depth)
    ) {
      found = entry;
    }
  }
  return found;
}

const answers: string[] = new Array(q).fill("nothing");
const todo: Step[] = [{ folder: 1, depth: 1, end: 1, back: false }];
for (let step = todo.pop(); step !== undefined; step = todo.pop()) {
  const { folder, depth } = step;
  if (step.back) {
    for (const entry of entries[folder]) have.get(entry.who)?.pop();
    continue;
  }
  const end = closed[folder] ? depth : step.end;
  for (const entry of entries[folder]) {
    entry.depth = depth;
    const others = have.get(entry.who);
    if (others === undefined) have.set(entry.who, [entry]);
    else others.push(entry);
  }
  for (const { number, user } of questions[folder]) {
    const entry = best([user], end) ?? best(groups.get(user) ?? [], end);
    if (entry !== undefined) answers[number] = `${LEVELS[entry.height]} ${entry.folder}`;
  }
  todo.push({ folder, depth, end, back: true });
  for (const other of inside[folder])
    todo.push({ folder: other, depth: depth + 1, end, back: false });
}
console.log(answers.join("\n"));
