import { readFileSync } from "node:fs";

const text = readFileSync(0, "utf8");

/** All records of a CSV text, each as an array of fields. */
function parse(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  while (at < text.length) {
    let field = "";
    if (text[at] === '"') {
      at += 1;
      for (;;) {
        const quote = text.indexOf('"', at);
        field += text.slice(at, quote);
        at = quote + 1;
        if (text[at] !== '"') break;
        field += '"';
        at += 1;
      }
    } else {
      const from = at;
      while (text[at] !== "," && text[at] !== "\n") at += 1;
      field = text.slice(from, at);
    }
    record.push(field);
    if (text[at] === "\n") {
      records.push(record);
      record = [];
    }
    at += 1;
  }
  return records;
}

const [columns, ...records] = parse(text);
const customerAt = columns.indexOf("customer");
const amountAt = columns.indexOf("amount");
const statusAt = columns.indexOf("status");

type Sum = { name: string; open: number; paid: number };
const sums = new Map<string, Sum>();
for (const record of records) {
  if (record[statusAt] === "void") continue;
  const name = record[customerAt];
  let sum = sums.get(name);
  if (sum === undefined) sums.set(name, (sum = { name, open: 0, paid: 0 }));
  // Without the point the amount is in cents already.
  sum[record[statusAt] === "open" ? "open" : "paid"] += Number(record[amountAt].replace(".", ""));
}

const order = [...sums.values()].sort(
  (a, b) => b.open - a.open || b.paid - a.paid || (a.name < b.name ? -1 : 1),
);
const lines = order.map((sum) => `${sum.open} ${sum.paid} ${sum.name}`);
console.log(lines.length > 0 ? lines.join("\n") : "nothing");
