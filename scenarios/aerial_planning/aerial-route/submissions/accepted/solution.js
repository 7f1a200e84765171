const DELTA = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };
const OPPOSITE = { N: "S", E: "W", S: "N", W: "E" };
const WIND = { "^": "N", ">": "E", v: "S", "<": "W" };

function number(text, most) {
  return /^[1-9][0-9]{0,8}$/.test(text) && Number(text) <= most ? Number(text) : null;
}

// The first thing that is wrong with a map, or null.
function fault(lines) {
  const parts = (lines[0] ?? "").split(" ");
  const rows = number(parts[1] ?? "", 300);
  const columns = number(parts[2] ?? "", 300);
  if (parts.length !== 3 || parts[0] !== "grid" || rows === null || columns === null)
    return "line 1: header";
  let bases = 0;
  for (let at = 2; at <= rows + 1; at++) {
    const line = lines[at - 1];
    if (line === undefined) return `line ${at}: missing`;
    if (line.length !== columns) return `line ${at}: length`;
    if (!/^[.<>^v#SH]*$/.test(line)) return `line ${at}: cell`;
    bases += line.split("H").length - 1;
    if (bases > 1) return `line ${at}: base`;
  }
  if (lines.length > rows + 1) return `line ${rows + 2}: extra`;
  return bases === 1 ? null : "no base";
}

class Grid {
  constructor(rows) {
    this.rows = rows;
    this.height = rows.length;
    this.width = rows[0].length;
    this.cells = rows.join("");
    this.base = this.cells.indexOf("H");
  }

  *steps(at) {
    const [row, column] = [Math.floor(at / this.width), at % this.width];
    const wind = WIND[this.cells[at]];
    for (const [letter, [down, right]] of Object.entries(DELTA)) {
      const [r, c] = [row + down, column + right];
      if (r < 0 || r >= this.height || c < 0 || c >= this.width) continue;
      const to = r * this.width + c;
      if (this.cells[to] === "#") continue;
      yield [letter, to, wind === letter ? 1 : wind === OPPOSITE[letter] ? 4 : 2];
    }
  }

  // No step costs more than 4, so that cells can wait in a list for each cost.
  cheapest(start) {
    const cost = new Array(this.cells.length).fill(Infinity);
    const came = new Array(this.cells.length).fill(null);
    cost[start] = 0;
    const waiting = [[start]];
    for (let so_far = 0; so_far < waiting.length; so_far++) {
      for (const at of waiting[so_far] ?? []) {
        if (cost[at] < so_far) continue;
        for (const [letter, to, step] of this.steps(at)) {
          const total = so_far + step;
          if (total >= cost[to]) continue;
          cost[to] = total;
          came[to] = [at, letter];
          (waiting[total] ??= []).push(to);
        }
      }
    }
    return { cost, came };
  }
}

function solveMap(lines) {
  const wrong = fault(lines);
  if (wrong !== null) return wrong;
  const grid = new Grid(lines.slice(1));
  const { cost } = grid.cheapest(grid.base);
  let [free, surveys, reached] = [0, 0, 0];
  for (let at = 0; at < grid.cells.length; at++) {
    if (grid.cells[at] !== "#") free++;
    if (grid.cells[at] !== "S") continue;
    surveys++;
    if (cost[at] < Infinity) reached++;
  }
  return `ok ${free} ${surveys} ${reached}`;
}

function solveRoute(lines) {
  const height = Number(lines[0].split(" ")[1]);
  const grid = new Grid(lines.slice(1, height + 1));
  const [row, column] = lines[height + 1].split(" ").slice(1).map(Number);
  const target = (row - 1) * grid.width + column - 1;
  const { cost, came } = grid.cheapest(grid.base);
  if (cost[target] === Infinity) return "unreachable";
  const letters = [];
  for (let at = target; at !== grid.base; at = came[at][0]) letters.push(came[at][1]);
  return `${cost[target]}\n${letters.reverse().join("")}`;
}

const lines = require("fs").readFileSync(0, "utf8").split("\n");
if (lines[lines.length - 1] === "") lines.pop();
const task = lines.shift();
if (task === "map") console.log(solveMap(lines));
if (task === "route") console.log(solveRoute(lines));
