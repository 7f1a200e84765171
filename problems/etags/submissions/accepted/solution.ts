import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8").trimEnd().split("\n").slice(1);
const versions = new Map<string, number>();
const there = new Set<string>();

function answer(line: string): string {
  const [kind, document, known] = line.split(" ");
  const version = versions.get(document) ?? 0;
  if (kind === "create") {
    if (there.has(document)) return "409";
    there.add(document);
    versions.set(document, version + 1);
    return `201 ${version + 1}`;
  }
  if (version === 0) return "404";
  if (!there.has(document)) return "410";
  if (kind === "get") return `200 ${version}`;
  if (Number(known) !== version) return `412 ${version}`;
  if (kind === "save") {
    versions.set(document, version + 1);
    return `200 ${version + 1}`;
  }
  there.delete(document);
  return "204";
}

console.log(lines.map(answer).join("\n"));
