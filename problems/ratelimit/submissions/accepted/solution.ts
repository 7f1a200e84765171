import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8").split("\n");
const [n, size, period, ban] = lines[0].split(" ").map(Number);

type Client = {
  tokens: number;
  passed: number;
  inRow: number;
  until: number;
  allowed: number;
  refused: number;
  dropped: number;
};
const clients = new Map<string, Client>();
for (let i = 1; i <= n; i++) {
  const [timeText, name, costText] = lines[i].split(" ");
  const time = Number(timeText);
  const cost = Number(costText);
  let client = clients.get(name);
  if (client === undefined) {
    client = { tokens: size, passed: 0, inRow: 0, until: 0, allowed: 0, refused: 0, dropped: 0 };
    clients.set(name, client);
  }
  if (time < client.until) {
    client.dropped += 1;
    continue;
  }
  const passed = Math.floor(time / period);
  client.tokens = Math.min(size, client.tokens + passed - client.passed);
  client.passed = passed;
  if (client.tokens >= cost) {
    client.tokens -= cost;
    client.inRow = 0;
    client.allowed += 1;
    continue;
  }
  client.refused += 1;
  client.inRow += 1;
  if (client.inRow === 3) {
    client.inRow = 0;
    client.until = time + ban;
  }
}

const out: string[] = [];
for (const [name, c] of clients) out.push(`${name} ${c.allowed} ${c.refused} ${c.dropped}`);
console.log(out.join("\n"));
