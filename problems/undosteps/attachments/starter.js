// The given program. It has three faults.
const lines = require("fs").readFileSync(0, "utf8").trimEnd().split("\n");
const limit = Number(lines[0].split(" ")[1]);
const cells = new Array(5001).fill(0);
const steps = [];
let first = 0; // the oldest step
let done = 0; // the place after the newest step that is not taken back
const out = [];
for (const line of lines.slice(1)) {
  const [kind, ...rest] = line.split(" ");
  const [cell, value] = rest.map(Number);
  if (kind === "set") {
    const before = cells[cell];

    steps.splice(done, 0, { cell, before, after: value });
    done++;
    cells[cell] = value;
    if (done - first > limit + 1) first++;
  } else if (kind === "get") {
    out.push(`${cell} ${cells[cell]}`);
  } else if (done === (kind === "undo" ? first : steps.length)) {
    out.push("nothing");
  } else {
    if (kind === "undo") done--;
    const step = steps[done];
    cells[step.cell] = kind === "undo" ? step.before : step.after;
    if (kind === "redo") done++;
    out.push(`${step.cell} ${cells[step.cell]}`);
  }
}
console.log(out.join("\n"));
