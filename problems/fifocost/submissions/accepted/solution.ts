import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8").split("\n");
const n = Number(lines[0]);

type Lot = { count: number; price: number };
const lots: Lot[] = []; // oldest first; those before `oldest` are used up
let oldest = 0;
let units = 0;
let worth = 0;
const out: string[] = [];
for (let i = 1; i <= n; i++) {
  const [kind, first, second] = lines[i].split(" ");
  const count = Number(first);
  if (kind === "buy") {
    const price = Number(second);
    lots.push({ count, price });
    units += count;
    worth += count * price;
  } else if (kind === "stock") {
    out.push(`stock ${units} ${worth}`);
  } else if (count > units) {
    out.push(`short ${count - units}`);
  } else {
    let open = count;
    let cost = 0;
    while (open > 0) {
      const lot = lots[oldest];
      const taken = Math.min(open, lot.count);
      cost += taken * lot.price;
      lot.count -= taken;
      open -= taken;
      if (lot.count === 0) oldest += 1;
    }
    units -= count;
    worth -= cost;
    out.push(`sold ${cost}`);
  }
}
console.log(out.join("\n"));
