// The given program. It has three faults.

const DAY = 24 * 60;

// The minute of the day.
function minutes(text) {
  const [hour, minute] = text.split(":").map(Number);
  return hour * 60 + minute;
}

function clock(minute) {
  const two = (number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

function isQuiet(minute, { start, end }) {
  return start < minute && minute < end;
}

// When a message is sent that comes on this day in this minute.
function wait(quiet, day, minute) {
  for (const hours of quiet) {
    if (!isQuiet(minute, hours)) continue;
    if (hours.end < minute) day += 1;
    minute = hours.end;
  }
  return day * DAY + minute;
}

const lines = require("fs").readFileSync(0, "utf8").split("\n");
const [hours, count] = lines[0].split(" ").map(Number);
const quiet = new Map();
for (const line of lines.slice(1, hours + 1)) {
  const [, user, start, end] = line.split(" ");
  const known = quiet.get(user) ?? [];
  known.push({ start: minutes(start), end: minutes(end) });
  quiet.set(user, known);
}

const sent = new Map();
for (const line of lines.slice(hours + 1, hours + count + 1)) {
  const [, user, day, time] = line.split(" ");
  const at = wait(quiet.get(user) ?? [], Number(day), minutes(time));
  const key = `${at} ${user}`;
  const sending = sent.get(key) ?? { at, user, messages: 0 };
  sending.messages += 1;
  sent.set(key, sending);
}

const output = [...sent.values()]
  .sort((a, b) => a.at - b.at || (a.user < b.user ? -1 : 1))
  .map(({ at, user, messages }) => {
    return `${Math.floor(at / DAY)} ${clock(at % DAY)} ${user} ${messages}`;
  });
console.log(output.join("\n"));
