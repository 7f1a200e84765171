const lines = require("fs").readFileSync(0, "utf8").trimEnd().split("\n");
const table = (count) => Array.from({ length: count }, () => new Array(21).fill(0));
// For each thread, the last line of every thread that comes before its next line.
const seen = table(21);
const given = table(5001); // for each lock, the same, when it was given back
const access = table(5001); // for each variable, the last line of each thread
const writing = table(5001);
const out = [];
const racing = new Set();
for (let number = 1; number < lines.length; number++) {
  const [kind, t, x] = lines[number].split(" ");
  const thread = Number(t);
  const thing = Number(x);
  const own = seen[thread];
  own[thread] = number;
  if (kind === "lock") {
    given[thing].forEach((last, other) => (own[other] = Math.max(own[other], last)));
  } else if (kind === "unlock") {
    given[thing] = [...own];
  } else {
    let last = 0;
    (kind === "write" ? access : writing)[thing].forEach((line, other) => {
      if (own[other] < line) last = Math.max(last, line);
    });
    if (last > 0) {
      out.push(`${number} ${last}`);
      racing.add(thing);
    }
    access[thing][thread] = number;
    if (kind === "write") writing[thing][thread] = number;
  }
}
out.push(`races ${out.length} variables ${racing.size}`);
console.log(out.join("\n"));
