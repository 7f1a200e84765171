// The given program. It has four faults.
// An answer in the cache.
class Kept {
  answer = "";
  until = -1;

  forget() {
    this.until = -1;
  }

  has(now) {
    return now <= this.until;
  }
}

// What the store and the cache have for a path.
class Item {
  value = "none";
  count = 0;
  keptValue = new Kept();
  keptCount = new Kept();
}

const lines = require("fs").readFileSync(0, "utf8").trimEnd().split("\n");
const [, seconds, secondsNone] = lines[0].split(" ").map(Number);
const items = new Map();

function itemOf(path) {
  const item = items.get(path) ?? new Item();
  items.set(path, item);
  return item;
}

function foldersOf(key) {
  const names = key.split("/");
  return names.slice(1).map((_, size) => itemOf(names.slice(0, size + 1).join("/")));
}

function answerOf(kept, now, answer) {
  if (kept.has(now)) return `hit ${kept.answer}`;
  kept.answer = answer;
  kept.until = now + seconds;
  return `miss ${answer}`;
}

function changeCounts(key, change) {
  const folders = foldersOf(key);
  for (const folder of folders) {
    folder.count += change;
  }
  folders.at(-1)?.keptCount.forget();
}

function put(key, value) {
  const item = itemOf(key);
  if (item.value === "none") changeCounts(key, 1);
  item.value = value;
  item.keptValue.forget();
}

function remove(key) {
  const item = itemOf(key);
  if (item.value === "none") return;
  changeCounts(key, -1);
  item.value = "none";
}

const output = [];
for (const line of lines.slice(1)) {
  const [time, kind, path, value] = line.split(" ");
  const item = itemOf(path);
  if (kind === "get") output.push(answerOf(item.keptValue, Number(time), item.value));
  else if (kind === "count") output.push(answerOf(item.keptCount, Number(time), String(item.count)));
  else if (kind === "put") put(path, value);
  else remove(path);
}
console.log(output.join("\n"));
