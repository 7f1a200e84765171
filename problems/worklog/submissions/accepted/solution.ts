import { readFileSync } from "node:fs";

const notes = readFileSync(0, "utf8").trimEnd().split("\n").slice(1);
const clients = new Map<string, { count: number; quarters: number }>();
let refused = 0;

function minutesOf(text: string): number {
  const hours = /^(\d{1,3})h$/.exec(text);
  if (hours) return 60 * Number(hours[1]);
  const minutes = /^(\d{1,3})m$/.exec(text);
  if (minutes) return Number(minutes[1]);
  const both = /^(\d{1,3})h(\d{1,3})m$/.exec(text) ?? /^(\d{1,2}):([0-5]\d)$/.exec(text);
  return both ? 60 * Number(both[1]) + Number(both[2]) : 0;
}

for (const note of notes) {
  const [name, text] = note.split(" ");
  const minutes = minutesOf(text);
  if (minutes === 0) {
    refused++;
    continue;
  }
  const client = clients.get(name) ?? { count: 0, quarters: 0 };
  client.count++;
  client.quarters += Math.ceil(minutes / 15);
  clients.set(name, client);
}
const rows = [...clients].sort(([x, a], [y, b]) => b.quarters - a.quarters || (x < y ? -1 : 1));
const out = rows.map(([name, { count, quarters }]) => {
  const minutes = String((quarters % 4) * 15).padStart(2, "0");
  return `${name} ${count} ${Math.floor(quarters / 4)}:${minutes}`;
});
out.push(`refused ${refused}`);
console.log(out.join("\n"));
