const lines = require("fs").readFileSync(0, "utf8").split("\n");
const HEIGHT = { read: 1, write: 2, own: 3, deny: 4 };
let at = 0;
const [n, u, e, q] = lines[at++].split(" ").map(Number);
const lists = () => Array.from({ length: n + 1 }, () => []);
const inside = lists();
const entries = lists();
const questions = lists();
const closed = [];
for (let folder = 1; folder <= n; folder++) {
  const [parent, state] = lines[at++].split(" ");
  inside[Number(parent)].push(folder);
  closed[folder] = state === "closed";
}
const groups = new Map();
for (let i = 0; i < u; i++) {
  const [user, ...names] = lines[at++].split(" ");
  groups.set(user, names);
}
for (let i = 0; i < e; i++) {
  const [folder, who, level] = lines[at++].split(" ");
  entries[Number(folder)].push({ who, level, folder: Number(folder), depth: 0 });
}
for (let number = 0; number < q; number++) {
  const [user, folder] = lines[at++].split(" ");
  questions[Number(folder)].push({ number, user });
}

const answers = new Array(q).fill("nothing");
const have = new Map(); // user or group -> entries, the last one is the nearest
const todo = [[1, 1, 1]]; // folder, or its opposite on the way back; depth; depth of the way's end
while (todo.length > 0) {
  let [folder, depth, end] = todo.pop();
  if (folder < 0) {
    for (const entry of entries[-folder]) have.get(entry.who).pop();
    continue;
  }
  if (closed[folder]) end = depth;
  for (const entry of entries[folder]) {
    entry.depth = depth;
    if (!have.has(entry.who)) have.set(entry.who, []);
    have.get(entry.who).push(entry);
  }
  const counting = (who) => {
    const entry = have.get(who)?.at(-1);
    return entry !== undefined && entry.depth >= end ? entry : undefined;
  };
  for (const { number, user } of questions[folder]) {
    let best = counting(user);
    if (best === undefined) {
      for (const group of groups.get(user)) {
        const entry = counting(group);
        if (entry === undefined) continue;
        const higher = best === undefined ? 1 : HEIGHT[entry.level] - HEIGHT[best.level];
        if (higher > 0 || (higher === 0 && entry.depth > best.depth)) best = entry;
      }
    }
    if (best !== undefined) answers[number] = `${best.level} ${best.folder}`;
  }
  todo.push([-folder, depth, end]);
  for (const other of inside[folder]) todo.push([other, depth + 1, end]);
}
console.log(answers.join("\n"));
