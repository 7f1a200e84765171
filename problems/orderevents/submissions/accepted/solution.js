const lines = require("fs").readFileSync(0, "utf8").split("\n");
const n = Number(lines[0]);

function handle(order, action) {
  const [kind, amount] = action.split(" ");
  const cents = Number(amount);
  if (order.state === "open" && kind === "add") order.total += cents;
  else if (order.state === "open" && kind === "drop" && cents <= order.total) order.total -= cents;
  else if (order.state === "open" && kind === "pay" && cents === order.total) order.state = "paid";
  else if (order.state === "paid" && kind === "ship") order.state = "shipped";
  else if ((order.state === "open" || order.state === "paid") && kind === "cancel") {
    order.state = "cancelled";
  } else return " bad";
  return " ok";
}

const orders = new Map();
const answers = [];
for (let i = 1; i <= n; i++) {
  const [name, word, ...rest] = lines[i].split(" ");
  const action = rest.join(" ");
  const number = Number(word);
  if (!orders.has(name)) orders.set(name, { actions: new Map(), next: 1, state: "open", total: 0 });
  const order = orders.get(name);
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
  let answer = "done";
  for (; order.actions.has(order.next); order.next++) {
    answer += handle(order, order.actions.get(order.next));
  }
  answers.push(answer);
}
for (const [name, order] of orders) {
  answers.push(`${name} ${order.state} ${order.total} ${order.actions.size - order.next + 1}`);
}
console.log(answers.join("\n"));
