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
    this.surveys = [];
    for (let at = 0; at < this.cells.length; at++) if (this.cells[at] === "S") this.surveys.push(at);
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

  cell(row, column) {
    return (Number(row) - 1) * this.width + Number(column) - 1;
  }
}

// The steps that led from a cell to another one.
function way(came, start, target) {
  const letters = [];
  for (let at = target; at !== start; at = came[at][0]) letters.push(came[at][1]);
  return letters.reverse().join("");
}

function readMap(lines) {
  const height = Number(lines[0].split(" ")[1]);
  return [new Grid(lines.slice(1, height + 1)), lines.slice(height + 1)];
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
  const [grid, rest] = readMap(lines);
  const target = grid.cell(...rest[0].split(" ").slice(1));
  const { cost, came } = grid.cheapest(grid.base);
  if (cost[target] === Infinity) return "unreachable";
  return `${cost[target]}\n${way(came, grid.base, target)}`;
}

// The cheapest trips that visit the stops in this order: the cost, and where each one begins.
function split(order, { out, between, back, battery }) {
  const best = [0, ...order.map(() => Infinity)];
  const begins = best.map(() => 0);
  for (let first = 0; first < order.length; first++) {
    let cost = out[order[first]];
    for (let last = first; last < order.length; last++) {
      if (last > first) cost += between[order[last - 1]][order[last]];
      if (cost > battery) break;
      const whole = cost + back[order[last]];
      if (whole > battery || best[first] + whole >= best[last + 1]) continue;
      best[last + 1] = best[first] + whole;
      begins[last + 1] = first;
    }
  }
  return { cost: best[order.length], begins };
}

// The orders in which a run of stops has another place, turned round or not.
function* moved(order, at, size) {
  const run = order.slice(at, at + size);
  const rest = [...order.slice(0, at), ...order.slice(at + size)];
  for (let to = 0; to <= rest.length; to++) {
    yield [...rest.slice(0, to), ...run, ...rest.slice(to)];
    if (size > 1) yield [...rest.slice(0, to), ...[...run].reverse(), ...rest.slice(to)];
  }
}

// Moves runs of up to three stops while that makes the flight cheaper, twice over all of them.
function improve(order, costs) {
  let found = { order, ...split(order, costs) };
  for (let round = 0; round < 2; round++) {
    const before = found.cost;
    for (const size of [1, 2, 3]) {
      for (let at = 0; at + size <= order.length; at++) {
        let best = found;
        for (const tried of moved(found.order, at, size)) {
          const rated = split(tried, costs);
          if (rated.cost < best.cost) best = { order: tried, ...rated };
        }
        found = best;
      }
    }
    if (found.cost === before) break;
  }
  return found;
}

function solveSurvey(lines) {
  const [grid, rest] = readMap(lines);
  const stops = grid.surveys;
  const away = grid.cheapest(grid.base);
  const flights = stops.map((stop) => grid.cheapest(stop));
  const costs = {
    battery: Number(rest[0].split(" ")[1]),
    out: stops.map((stop) => away.cost[stop]),
    back: flights.map(({ cost }) => cost[grid.base]),
    between: flights.map(({ cost }) => stops.map((stop) => cost[stop])),
  };
  const order = [];
  const left = new Set(stops.keys());
  while (left.size > 0) {
    const near = order.length === 0 ? costs.out : costs.between[order[order.length - 1]];
    let next = null;
    for (const stop of left) if (next === null || near[stop] < near[next]) next = stop;
    order.push(next);
    left.delete(next);
  }
  const flown = order.length <= 30 ? improve(order, costs) : { order, ...split(order, costs) };
  const trips = [];
  for (let end = order.length; end > 0; end = flown.begins[end])
    trips.push(flown.order.slice(flown.begins[end], end));
  const letters = [];
  for (const trip of trips.reverse()) {
    letters.push(way(away.came, grid.base, stops[trip[0]]));
    const last = trip[trip.length - 1];
    for (let at = 1; at < trip.length; at++)
      letters.push(way(flights[trip[at - 1]].came, stops[trip[at - 1]], stops[trip[at]]));
    letters.push(way(flights[last].came, stops[last], grid.base));
  }
  return letters.join("");
}

// The steps of a flight that takes off at minute 0.
function legs(grid, start, letters) {
  const flown = [];
  let [at, minute] = [start, 0];
  for (const letter of letters) {
    const [, to, cost] = [...grid.steps(at)].find(([step]) => step === letter);
    flown.push({ at, to, begin: minute, end: minute + cost });
    at = to;
    minute += cost;
  }
  return flown;
}

function solveFleet(lines) {
  const [grid, rest] = readMap(lines);
  const count = Number(rest[0].split(" ")[1]);
  const flights = rest.slice(1, count + 1).map((line) => {
    const ends = line.split(" ");
    const [start, target] = [grid.cell(ends[0], ends[1]), grid.cell(ends[2], ends[3])];
    const letters = way(grid.cheapest(start).came, start, target);
    const flown = legs(grid, start, letters);
    return { letters, flown, minutes: flown.length === 0 ? 0 : flown[flown.length - 1].end };
  });
  const [held, flying] = [new Set(), new Set()];
  const isFree = (flown, delay) =>
    flown.every(({ at, to, begin, end }) => {
      for (let minute = begin + delay; minute < end + delay; minute++)
        if (held.has(`${at} ${minute}`) || flying.has(`${to} ${at} ${minute}`)) return false;
      return true;
    });
  const answers = [];
  // The longest flights take off first.
  const drones = [...flights.keys()].sort((one, other) => flights[other].minutes - flights[one].minutes);
  for (const drone of drones) {
    const { flown, letters } = flights[drone];
    let delay = 0;
    while (!isFree(flown, delay)) delay++;
    for (const { at, to, begin, end } of flown) {
      for (let minute = begin + delay; minute < end + delay; minute++) {
        held.add(`${at} ${minute}`);
        flying.add(`${at} ${to} ${minute}`);
      }
    }
    answers[drone] = `${delay} ${letters}`;
  }
  return answers.join("\n");
}

const lines = require("fs").readFileSync(0, "utf8").split("\n");
if (lines[lines.length - 1] === "") lines.pop();
const tasks = { map: solveMap, route: solveRoute, survey: solveSurvey, fleet: solveFleet };
console.log(tasks[lines[0]](lines.slice(1)));
