// The given program. It has three faults.
const lines = require("fs").readFileSync(0, "utf8").trimEnd().split("\n");
const [, hold, most] = lines[0].split(" ").map(Number);
const messages = [{ state: "", takes: 0, until: 0 }];
const queue = []; // messages that were sent or came back
const taken = []; // messages, and until when they are held
let first = 0;
let oldest = 0;
const out = [];

function comeBack(now) {
  while (oldest < taken.length && taken[oldest][1] < now) {
    const [number, until] = taken[oldest++];
    const message = messages[number];
    if (message.state !== "held" || message.until !== until) continue;
    if (message.takes > most) {
      message.state = "dead";
    } else {
      message.state = "waiting";
      queue.push(number);
    }
  }
}

for (const line of lines.slice(1)) {
  const [time, kind, which] = line.split(" ");
  const now = Number(time);
  if (kind !== "send") comeBack(now);
  if (kind === "send") {
    queue.push(messages.length);
    messages.push({ state: "waiting", takes: 0, until: 0 });
  } else if (kind === "take") {
    if (first === queue.length) {
      out.push("none");
      continue;
    }
    const number = queue[first++];
    const message = messages[number];
    message.state = "held";
    message.takes++;
    message.until = now + hold;
    taken.push([number, now + hold]);
    out.push(String(number));
  } else {
    const message = messages[Number(which)];
    if (message !== undefined && message.state === "held") {
      message.state = "done";
      out.push("ok");
    } else {
      out.push("late");
    }
  }
}
const count = (state) => `${state} ${messages.filter((message) => message.state === state).length}`;
out.push(["waiting", "held", "done", "dead"].map(count).join(" "));
console.log(out.join("\n"));
