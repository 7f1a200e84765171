import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8").split("\n");
let at = 0;
const [layerCount, queryCount] = lines[at++].split(" ").map(Number);

const layers: { rank: number; lines: string[] }[] = [];
for (let i = 0; i < layerCount; i++) {
  const [rank, count] = lines[at++].split(" ").map(Number);
  layers.push({ rank, lines: lines.slice(at, at + count) });
  at += count;
}
layers.sort((a, b) => a.rank - b.rank);

// A tree of parts; removing a key forgets what hangs below it.
type Node = { value: string | undefined; parts: Map<string, Node> };
const newNode = (): Node => ({ value: undefined, parts: new Map() });
const root = newNode();

function find(key: string): Node | undefined {
  let node: Node | undefined = root;
  for (const part of key.split(".")) node = node?.parts.get(part);
  return node;
}

for (const layer of layers) {
  for (const line of layer.lines) {
    if (line[0] === "!") {
      const node = find(line.slice(1));
      if (node !== undefined) {
        node.value = undefined;
        node.parts.clear();
      }
      continue;
    }
    const equals = line.indexOf("=");
    let node = root;
    for (const part of line.slice(0, equals).split(".")) {
      let next = node.parts.get(part);
      if (next === undefined) node.parts.set(part, (next = newNode()));
      node = next;
    }
    node.value = line.slice(equals + 1);
  }
}

const out: (string | number)[] = [];
for (let i = 0; i < queryCount; i++) out.push(find(lines[at + i])?.value ?? "<unset>");
let count = 0;
const open = [root];
for (let node = open.pop(); node !== undefined; node = open.pop()) {
  if (node.value !== undefined) count += 1;
  for (const next of node.parts.values()) open.push(next);
}
out.push(count);
console.log(out.join("\n"));
