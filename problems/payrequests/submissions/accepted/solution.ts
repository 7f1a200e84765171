import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8").split("\n");
const [n, window, limit] = lines[0].split(" ").map(Number);

// `request` is the account and the amount as they stand in the line.
type Memory = { until: number; request: string; answer: string };

const remembered = new Map<string, Memory>();
const spent = new Map<string, number>();
const answers: string[] = [];
let payments = 0;
for (let i = 1; i <= n; i++) {
  const [when, key, account, amount] = lines[i].split(" ");
  const request = `${account} ${amount}`;
  const time = Number(when);
  const known = remembered.get(key);
  if (known !== undefined && time < known.until) {
    answers.push(known.request === request ? `again ${known.answer}` : "conflict");
    continue;
  }
  let answer = "declined";
  const total = (spent.get(account) ?? 0) + Number(amount);
  if (total <= limit) {
    spent.set(account, total);
    payments += 1;
    answer = `paid ${payments}`;
  }
  remembered.set(key, { until: time + window, request, answer });
  answers.push(answer);
}
console.log(answers.join("\n"));
