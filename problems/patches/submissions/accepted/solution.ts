import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8").split("\n");
let at = 0;
const [n, p] = lines[at++].split(" ").map(Number);
const file = lines.slice(at, at + n);
at += n;

type Hunk = { begin: number; old: string[]; fresh: string[] };

function read(): Hunk {
  const [, start, size] = lines[at++].split(" ");
  const hunk: Hunk = { begin: Number(start) - 1, old: [], fresh: [] };
  for (const end = at + Number(size); at < end; at++) {
    if (!lines[at].startsWith("+")) hunk.old.push(lines[at].slice(1));
    if (!lines[at].startsWith("-")) hunk.fresh.push(lines[at].slice(1));
  }
  return hunk;
}

const answers: string[] = [];
for (let patch = 0; patch < p; patch++) {
  const hunks: Hunk[] = [];
  const from = at + 1;
  for (let left = Number(lines[at++].split(" ")[1]); left > 0; left--) hunks.push(read());
  const bad = hunks.findIndex(({ begin, old }, number) => {
    const before = hunks[number - 1];
    const early = before !== undefined && begin < before.begin + before.old.length;
    return early || begin > file.length || old.some((line, i) => file[begin + i] !== line);
  });
  if (bad >= 0) {
    answers.push(`rejected ${bad + 1}`);
    continue;
  }
  for (const { begin, old, fresh } of hunks.reverse()) file.splice(begin, old.length, ...fresh);
  // Lines of hunks begin with a space, a plus or a minus; those that begin hunks with a letter.
  const signs = lines.slice(from, at).map((line) => line[0]);
  const removed = signs.filter((sign) => sign === "-").length;
  answers.push(`applied ${removed} ${signs.filter((sign) => sign === "+").length}`);
}
console.log([...answers, String(file.length), ...file].join("\n"));
