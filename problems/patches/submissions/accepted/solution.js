const lines = require("fs").readFileSync(0, "utf8").split("\n");
let at = 0;
const [n, p] = lines[at++].split(" ").map(Number);
const file = lines.slice(at, at + n);
at += n;
const answers = [];
for (let patch = 0; patch < p; patch++) {
  const count = Number(lines[at++].split(" ")[1]);
  const changes = [];
  let [bad, least, removed, inserted] = [0, 0, 0, 0];
  for (let number = 1; number <= count; number++) {
    const [, start, size] = lines[at++].split(" ");
    const begin = Number(start) - 1;
    const fresh = [];
    let end = begin;
    let fits = begin >= least && begin <= file.length;
    for (let i = Number(size); i > 0; i--) {
      const sign = lines[at][0];
      const text = lines[at++].slice(1);
      if (sign !== "+" && file[end++] !== text) fits = false;
      if (sign !== "-") fresh.push(text);
      if (sign === "-") removed++;
      if (sign === "+") inserted++;
    }
    if (!fits && bad === 0) bad = number;
    least = end;
    changes.push([begin, end - begin, fresh]);
  }
  if (bad > 0) {
    answers.push(`rejected ${bad}`);
    continue;
  }
  for (const [begin, size, fresh] of changes.reverse()) file.splice(begin, size, ...fresh);
  answers.push(`applied ${removed} ${inserted}`);
}
console.log([...answers, file.length, ...file].join("\n"));
