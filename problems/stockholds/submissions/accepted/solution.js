const ITEMS = 1000;

class Reservation {
  state = "new";
  until = 0; // when it expires, if it is held

  constructor(number, item, count) {
    this.number = number;
    this.item = item;
    this.count = count;
  }
}

const lines = require("fs").readFileSync(0, "utf8").trimEnd().split("\n");
const seconds = Number(lines[0].split(" ")[1]);
const free = new Array(ITEMS + 1).fill(0);
const waits = new Array(ITEMS + 1).fill(0); // how many reservations wait for an item
const queues = free.map(() => []); // those, and some that are gone
const heads = free.map(() => 0); // where each queue begins
const held = []; // in the order in which they expire
const reservations = new Map();
const output = [];
let expired = 0; // how many of `held` are looked at

// The reservation has a new state from now on.
function change(now, reservation, state) {
  const { item, count } = reservation;
  if (state === "waits") waits[item] += 1;
  if (reservation.state === "waits") waits[item] -= 1;
  if (state === "held") {
    free[item] -= count;
    reservation.until = now + seconds;
    held.push(reservation);
  } else if (reservation.state === "held" && state !== "paid") {
    free[item] += count;
  }
  reservation.state = state;
  output.push(`${now} ${reservation.number} ${state}`);
}

function serve(now, item) {
  const queue = queues[item];
  for (; heads[item] < queue.length; heads[item]++) {
    const reservation = queue[heads[item]];
    if (reservation.state !== "waits") continue;
    if (reservation.count > free[item]) break;
    change(now, reservation, "held");
  }
}

// All that expires until now.
function expire(now) {
  while (expired < held.length && held[expired].until <= now) {
    const reservation = held[expired++];
    if (reservation.state !== "held") continue;
    change(reservation.until, reservation, "expired");
    serve(reservation.until, reservation.item);
  }
}

function hold(now, number, item, count) {
  const reservation = new Reservation(number, item, count);
  reservations.set(number, reservation);
  if (free[item] >= count && waits[item] === 0) {
    change(now, reservation, "held");
  } else {
    queues[item].push(reservation);
    change(now, reservation, "waits");
  }
}

function pay(now, reservation) {
  if (reservation.state === "held") change(now, reservation, "paid");
  else output.push(`${now} ${reservation.number} no`);
}

function quit(now, reservation) {
  if (reservation.state === "held") {
    change(now, reservation, "gone");
    serve(now, reservation.item);
  } else if (reservation.state === "waits") {
    change(now, reservation, "gone");
    serve(now, reservation.item);
  } else {
    output.push(`${now} ${reservation.number} no`);
  }
}

for (let number = 1; number < lines.length; number++) {
  const [time, kind, ...rest] = lines[number].split(" ");
  const now = Number(time);
  const [first, count] = rest.map(Number);
  expire(now);
  if (kind === "add") {
    free[first] += count;
    serve(now, first);
  } else if (kind === "hold") {
    hold(now, number, first, count);
  } else {
    const reservation = reservations.get(first);
    if (kind === "pay") pay(now, reservation);
    else quit(now, reservation);
  }
}
const sum = (numbers) => numbers.reduce((a, b) => a + b);
output.push(`free ${sum(free)} waits ${sum(waits)}`);
console.log(output.join("\n"));
