import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8").split("\n");
const n = Number(lines[0]);

// `actions` are those of the first deliveries, by number.
type Order = { actions: Map<number, string>; next: number; state: string; total: number };

function handle(order: Order, action: string): boolean {
  const [kind, amount] = action.split(" ");
  const cents = Number(amount);
  switch (`${order.state} ${kind}`) {
    case "open add":
      order.total += cents;
      return true;
    case "open drop":
      if (cents > order.total) return false;
      order.total -= cents;
      return true;
    case "open pay":
      if (cents !== order.total) return false;
      order.state = "paid";
      return true;
    case "paid ship":
      order.state = "shipped";
      return true;
    case "open cancel":
    case "paid cancel":
      order.state = "cancelled";
      return true;
    default:
      return false;
  }
}

const orders = new Map<string, Order>();
const answers: string[] = [];
for (let i = 1; i <= n; i++) {
  const [name, word, ...rest] = lines[i].split(" ");
  const action = rest.join(" ");
  const number = Number(word);
  let order = orders.get(name);
  if (order === undefined) {
    order = { actions: new Map(), next: 1, state: "open", total: 0 };
    orders.set(name, order);
  }
  const first = order.actions.get(number);
  if (first !== undefined) {
    answers.push(first === action ? "repeat" : "conflict");
    continue;
  }
  order.actions.set(number, action);
  if (number !== order.next) {
    answers.push("wait");
    continue;
  }
  const results = ["done"];
  for (; order.actions.has(order.next); order.next++) {
    results.push(handle(order, order.actions.get(order.next) ?? "") ? "ok" : "bad");
  }
  answers.push(results.join(" "));
}
for (const [name, order] of orders) {
  answers.push(`${name} ${order.state} ${order.total} ${order.actions.size - order.next + 1}`);
}
console.log(answers.join("\n"));
