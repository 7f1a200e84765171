const lines = require("fs").readFileSync(0, "utf8").trimEnd().split("\n").slice(1);

const segments = new Map();
const users = new Map(); // attributes as they are written
const flags = new Map();

function bucket(text) {
  let h = 0;
  for (const character of text) h = (31 * h + character.charCodeAt(0)) % 1000003;
  return h % 100;
}

function condition(text) {
  const [, kind, rest] = /^(?:(\w+):)?(.*)$/.exec(text) ?? [];
  const [name, value] = rest.split(/!?=/);
  if (kind === "flag") return (user) => flags.get(name)?.given.get(user) === value;
  if (kind !== undefined) {
    const members = segments.get(rest);
    return (user) => members?.has(user) === (kind === "in");
  }
  const equal = !rest.includes("!");
  const pair = `${name}=${value}`;
  return (user) => users.get(user)?.has(pair) === equal;
}

// A flag knows what it gives to every user before the next flag begins.
function settle({ name, otherwise, rules, given }) {
  for (const user of users.keys()) {
    const number = bucket(`${name}/${user}`);
    const rule = rules.find(
      ({ percent, conditions }) => number < percent && conditions.every((holds) => holds(user)),
    );
    given.set(user, rule === undefined ? otherwise : rule.variant);
  }
}

const answers = [];
let flag;
for (const line of lines) {
  const [kind, name, ...rest] = line.split(" ");
  if (kind === "segment") segments.set(name, new Set(rest));
  else if (kind === "user") users.set(name, new Set(rest));
  else if (kind === "rule") {
    const conditions = rest.slice(1).map(condition);
    flag?.rules.push({ variant: name, percent: Number(rest[0]), conditions });
  } else {
    if (flag !== undefined) settle(flag);
    flag = undefined;
    if (kind === "flag") {
      flag = { name, otherwise: rest[0], rules: [], given: new Map() };
      flags.set(name, flag);
    } else {
      answers.push(flags.get(name)?.given.get(rest[0]) ?? "");
    }
  }
}
console.log(answers.join("\n"));
