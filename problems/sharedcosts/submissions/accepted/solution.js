
// The balance of each person, and what each line of the input changed.
class Ledger {
  balances = new Map();
  changes = new Map();

  change(person, cents) {
    this.balances.set(person, (this.balances.get(person) ?? 0) + cents);
  }

  add(number, changes) {
    this.changes.set(number, changes);
    for (const { person, cents } of changes) this.change(person, cents);
  }

  cancel(number) {
    for (const { person, cents } of this.changes.get(number) ?? []) this.change(person, -cents);
    this.changes.delete(number);
  }

  report() {
    const entries = [...this.balances.entries()];
    entries.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    const output = entries.map(([person, balance]) => `${person} ${balance}`);
    const open = entries.reduce((sum, [, balance]) => sum + Math.max(balance, 0), 0);
    output.push(`open ${open}`);
    console.log(output.join("\n"));
  }
}

// What each of the people changes by if they share the cost.
function shares(cents, people) {
  const share = Math.floor(cents / people.length);
  const rest = cents % people.length;
  return people.map((person, place) => ({ person, cents: -share - (place < rest ? 1 : 0) }));
}

const lines = require("fs").readFileSync(0, "utf8").trimEnd().split("\n");
const ledger = new Ledger();
for (let number = 1; number < lines.length; number++) {
  const [kind, ...words] = lines[number].split(" ");
  if (kind === "bill") {
    const [person, amount, ...people] = words;
    const cents = Number(amount);
    ledger.add(number, [{ person, cents }, ...shares(cents, people)]);
  } else if (kind === "pay") {
    const [giver, taker, amount] = words;
    const cents = Number(amount);
    ledger.add(number, [{ person: giver, cents }, { person: taker, cents: -cents }]);
  } else {
    ledger.cancel(Number(words[0]));
  }
}
ledger.report();
