import { readFileSync } from "node:fs";

// Walks from record to record over the addresses that they share.
type Contact = { time: number; name: string; addresses: Set<string> };

function short(address: string): string {
  if (!address.includes("@")) return address.replaceAll("-", "");
  return address.toLowerCase().replace(/\+.*@/, "@");
}

const lines = readFileSync(0, "utf8").trimEnd().split("\n");
const most = Number(lines[0].split(" ")[1]);
const having = new Map<string, number[]>();
const records: Contact[] = lines.slice(1).map((line, number) => {
  const [time, name, ...written] = line.split(" ");
  const addresses = new Set(written.map(short));
  for (const address of addresses) {
    const numbers = having.get(address);
    if (numbers) numbers.push(number);
    else having.set(address, [number]);
  }
  return { time: Number(time), name, addresses };
});

const seen = records.map(() => false);
const output: string[] = [];
records.forEach((_, first) => {
  if (seen[first]) return;
  seen[first] = true;
  const person = [first];
  const addresses = new Set<string>();
  let newest = first;
  for (const number of person) {
    const { time } = records[number];
    const best = records[newest].time;
    if (time > best || (time === best && number > newest)) newest = number;
    for (const address of records[number].addresses) {
      if (addresses.has(address)) continue;
      addresses.add(address);
      const numbers = having.get(address) ?? [];
      if (numbers.length > most) continue;
      for (const other of numbers) {
        if (!seen[other]) person.push(other);
        seen[other] = true;
      }
    }
  }
  output.push(`${first + 1} ${person.length} ${records[newest].name} ${addresses.size}`);
});
console.log(output.join("\n"));
