import { readFileSync } from "node:fs";

type Upload = { file: string; sizes: number[]; bytes: number; missing: number; open: boolean };

const lines = readFileSync(0, "utf8").trimEnd().split("\n");
const limit = Number(lines[0].split(" ")[1]);
const uploads: Upload[] = [];
const files = new Map<string, number>();
const open = new Set<string>();
let used = 0;

function start(file: string, parts: number): string {
  if (open.has(file)) return "409";
  open.add(file);
  uploads.push({ file, sizes: new Array(parts).fill(0), bytes: 0, missing: 0, open: true });
  return `201 ${uploads.length}`;
}

function part(upload: Upload, number: number, bytes: number): string {
  if (number > upload.sizes.length) return "400";
  const more = bytes - upload.sizes[number - 1];
  if (used + more > limit) return "507";
  used += more;
  upload.bytes += more;
  upload.sizes[number - 1] = bytes;
  return `200 ${upload.bytes}`;
}

function end(upload: Upload): void {
  upload.open = false;
  open.delete(upload.file);
}

function done(upload: Upload): string {
  while (upload.sizes[upload.missing] > 0) upload.missing += 1;
  if (upload.missing < upload.sizes.length) return `422 ${upload.missing + 1}`;
  end(upload);
  used -= files.get(upload.file) ?? 0;
  files.set(upload.file, upload.bytes);
  return `200 ${upload.bytes}`;
}

function stop(upload: Upload): string {
  end(upload);
  used -= upload.bytes;
  return "204";
}

function answer(line: string): string {
  const [kind, first, second, third] = line.split(" ");
  if (kind === "start") return start(first, Number(second));
  if (kind === "size") return files.has(first) ? `200 ${files.get(first)}` : "404";
  const upload = uploads[Number(first) - 1];
  if (upload === undefined) return "404";
  if (!upload.open) return "410";
  if (kind === "part") return part(upload, Number(second), Number(third));
  return kind === "done" ? done(upload) : stop(upload);
}

console.log(lines.slice(1).map(answer).join("\n"));
